import type { Group } from '../core/group.ts';
import { groupTiles, startsChow } from '../core/group.ts';
import type { WaitingHand } from '../core/hand.ts';
import { TILES, type Tile, tileIndex } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts, tilesOf } from '../core/tile-counts.ts';
import { waits } from './waits.ts';

export interface LivePart {
  /** Groups that can be set aside: without them the hand waits on the same tiles. */
  readonly settled: readonly Group[];
  readonly live: readonly Tile[];
}

const GROUPS: readonly Group[] = TILES.flatMap((tile): Group[] => [
  { kind: 'pung', tile },
  ...(startsChow(tile) ? [{ kind: 'chow', tile } as const] : []),
]);

function without(counts: TileCounts, group: Group): TileCounts | undefined {
  const rest = counts.slice();
  for (const tile of groupTiles(group)) {
    const index = tileIndex(tile);
    const copies = copiesAt(rest, index);
    if (copies === 0) return undefined;
    rest[index] = copies - 1;
  }
  return rest;
}

/**
 * Sets complete groups aside one after the other, as many as can go without any
 * step changing a wait. A tile that the whole hand holds four times stays no wait
 * of the part.
 */
export function livePart(hand: WaitingHand): LivePart {
  const held = countTiles([...hand.concealed, ...hand.melds.flatMap(groupTiles)]);
  const goal = waits(hand).map((wait) => wait.tile);
  const sameWaits = (rest: TileCounts): boolean => {
    const part = { concealed: tilesOf(rest), melds: [], pairInside: hand.pairInside };
    const found = waits(part).filter(({ tile }) => copiesAt(held, tileIndex(tile)) < 4);
    return found.length === goal.length && found.every(({ tile }, at) => tile === goal[at]);
  };

  const search = (counts: TileCounts, from: number): LivePart => {
    let best: LivePart = { settled: [], live: tilesOf(counts) };
    for (let at = from; at < GROUPS.length; at++) {
      const group = GROUPS[at] as Group;
      const rest = without(counts, group);
      if (rest === undefined || !sameWaits(rest)) continue;
      const deeper = search(rest, at);
      if (deeper.settled.length + 1 > best.settled.length) {
        best = { settled: [group, ...deeper.settled], live: deeper.live };
      }
    }
    return best;
  };
  return search(countTiles(hand.concealed), 0);
}
