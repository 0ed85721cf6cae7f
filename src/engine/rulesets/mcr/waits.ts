/** What completes a hand in any shape of these rules, and what brings one nearer. */
import { groupTiles } from '../../core/group.ts';
import type { WaitingHand } from '../../core/hand.ts';
import { COPIES, compareTiles, TILES, type Tile } from '../../core/tile.ts';
import { copiesAt, copiesOf, countTiles } from '../../core/tile-counts.ts';
import { type Accepted, type Discard, type DiscardHand, unseenTiles } from '../../hand/discards.ts';
import { mcrDistance } from './distance.ts';

/** A hand one tile short is complete at this distance. */
const COMPLETE = -1;

/**
 * Every kind that completes the hand, in tile order, with the copies that are not in it. A kind of
 * which the hand holds all four is no wait. Throws where the pair stands elsewhere: such partial
 * hands belong to the general `waits`.
 */
export function mcrWaits({ concealed, melds, pairInside }: WaitingHand): readonly Accepted[] {
  if (!pairInside) throw new RangeError('a hand without its pair');
  const held = countTiles([...concealed, ...melds.flatMap(groupTiles)]);
  return TILES.flatMap((tile): readonly Accepted[] => {
    const left = COPIES - copiesOf(held, tile);
    const completes = left > 0 && mcrDistance([...concealed, tile], melds) === COMPLETE;
    return completes ? [{ tile, left }] : [];
  });
}

function without(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const at = tiles.indexOf(tile);
  return tiles.toSpliced(at, 1);
}

/** The hand after one discard, and the tiles that then bring it nearer. */
function afterDiscard(hand: DiscardHand, tile: Tile): Discard {
  const { melds } = hand;
  const concealed = without(hand.concealed, tile);
  const distance = mcrDistance(concealed, melds);
  const unseen = unseenTiles(hand);
  const accepts = TILES.flatMap((drawn, index): readonly Accepted[] => {
    const left = copiesAt(unseen, index);
    const helps = left > 0 && mcrDistance([...concealed, drawn], melds) < distance;
    return helps ? [{ tile: drawn, left }] : [];
  });
  return { tile, distance, accepts, count: accepts.reduce((sum, { left }) => sum + left, 0) };
}

/**
 * Every different discard of 3n + 2 concealed tiles, best first: nearest over all shapes of these
 * rules, then most copies accepted, then tile order.
 */
export function mcrDiscards(hand: DiscardHand): readonly Discard[] {
  return [...new Set(hand.concealed)]
    .map((tile) => afterDiscard(hand, tile))
    .sort((a, b) => a.distance - b.distance || b.count - a.count || compareTiles(a.tile, b.tile));
}
