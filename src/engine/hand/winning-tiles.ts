/** What a hand waits on and no more: {@link waits} without the readings, for long lists of hands. */
import { groupTiles } from '../core/group.ts';
import type { WaitingHand } from '../core/hand.ts';
import { COPIES, TILES } from '../core/tile.ts';
import { copiesAt, countTiles } from '../core/tile-counts.ts';
import type { Accepted } from './discards.ts';
import { handReader } from './hand-reader.ts';
import { addTile, packHand, takeTile } from './packed-hand.ts';
import { waits } from './waits.ts';

const COMPLETE = -1;
const READY = 0;

/**
 * The kinds that complete four groups and a pair, in tile order, with the copies that are not
 * in the hand. A kind of which the hand holds all four copies, its melds included, is no wait.
 */
export function winningTiles(hand: WaitingHand): readonly Accepted[] {
  const { concealed, melds, pairInside } = hand;
  if (!pairInside) return waits(hand).map(({ tile, left }) => ({ tile, left }));

  const packed = packHand(concealed);
  const groups = Math.floor(concealed.length / 3);
  const { standard } = handReader();
  if (standard(packed, 0, groups) > READY) return [];

  const held = countTiles(concealed);
  const shown = countTiles(melds.flatMap(groupTiles));
  const found: Accepted[] = [];
  TILES.forEach((tile, index) => {
    const left = COPIES - copiesAt(held, index) - copiesAt(shown, index);
    if (left <= 0) return;
    addTile(packed, index);
    if (standard(packed, 0, groups) === COMPLETE) found.push({ tile, left });
    takeTile(packed, index);
  });
  return found;
}
