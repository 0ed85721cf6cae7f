/** The right to cancel a deal with nine isolated tiles (`tchou1924.IV.remarque`, E24). */
import { isHonour, ORPHANS, rankOf, type Tile, tileAfter } from '../../core/tile.ts';
import { copiesOf, countTiles, type TileCounts } from '../../core/tile-counts.ts';

type Isolation = 'isolated' | 'different';

export const ISOLATED_TO_ANNUL = 9;

function neighbours(tile: Tile): readonly Tile[] {
  if (isHonour(tile)) return [];
  const inward = rankOf(tile) === 1 ? 1 : -1;
  return [inward, 2 * inward].flatMap((steps) => tileAfter(tile, steps) ?? []);
}

const standsAlone = (counts: TileCounts, tile: Tile): boolean =>
  copiesOf(counts, tile) === 1 &&
  neighbours(tile).every((beside) => copiesOf(counts, beside) === 0);

/**
 * The honours, 1s and 9s of a dealt hand, in tile order: those with no twin and no neighbour
 * (`isolated`), or one of each kind (`different`).
 */
export function isolatedTiles(
  dealt: readonly Tile[],
  isolation: Isolation = 'isolated',
): readonly Tile[] {
  const counts = countTiles(dealt);
  const holds =
    isolation === 'isolated' ? standsAlone : (of: TileCounts, tile: Tile) => copiesOf(of, tile) > 0;
  return ORPHANS.filter((tile) => holds(counts, tile));
}

export const mayAnnul = (dealt: readonly Tile[], isolation?: Isolation): boolean =>
  isolatedTiles(dealt, isolation).length >= ISOLATED_TO_ANNUL;
