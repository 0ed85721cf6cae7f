import { type Group, groupTiles } from '../core/group.ts';
import { COPIES, type Tile } from '../core/tile.ts';
import { copiesOf, countTiles } from '../core/tile-counts.ts';
import type { Layout } from './listed.ts';

function areThere(groups: Layout): boolean {
  const tiles = groups.flatMap(groupTiles);
  const counts = countTiles(tiles);
  return tiles.every((tile) => copiesOf(counts, tile) <= COPIES);
}

/** So many of the sets, with four copies of each kind: each choice once. */
function choicesOf(count: number, sets: readonly Group[]): readonly Layout[] {
  if (count === 0) return [[]];
  return sets.flatMap((set, at) =>
    choicesOf(count - 1, sets.slice(at))
      .map((rest) => [set, ...rest])
      .filter(areThere),
  );
}

/** Every hand of so many of the sets and a pair of one of the kinds. */
export const setsAndPair = (
  count: number,
  sets: readonly Group[],
  kinds: readonly Tile[],
): readonly Layout[] =>
  choicesOf(count, sets).flatMap((chosen) =>
    kinds.map((tile): Layout => [...chosen, { kind: 'pair', tile }]).filter(areThere),
  );
