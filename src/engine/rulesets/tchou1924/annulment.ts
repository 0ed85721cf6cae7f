/** The right to have a deal cancelled: nine isolated tiles (`tchou1924.IV.remarque`, E24). */
import { isHonour, ORPHANS, rankOf, type Tile, tileAfter } from '../../core/tile.ts';
import { copiesOf, countTiles, type TileCounts } from '../../core/tile-counts.ts';

export const ISOLATIONS = ['isolated', 'different'] as const;
/** Tiles with nothing beside them, or any nine different kinds. */
export type Isolation = (typeof ISOLATIONS)[number];

export const ISOLATED_TO_ANNUL = 9;

/** The two ranks that a 1 or a 9 could grow into a sequence with. */
function neighbours(tile: Tile): readonly Tile[] {
  if (isHonour(tile)) return [];
  const inward = rankOf(tile) === 1 ? 1 : -1;
  return [inward, 2 * inward].flatMap((steps) => tileAfter(tile, steps) ?? []);
}

const standsAlone = (counts: TileCounts, tile: Tile): boolean =>
  copiesOf(counts, tile) === 1 && neighbours(tile).every((one) => copiesOf(counts, one) === 0);

/**
 * The honours, winds, 1s and 9s of a dealt hand that stand by themselves: without a twin, and
 * without a neighbour of their series. In tile order.
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

/** Whether the owner of a dealt hand may have it cancelled, before the first discard. */
export const mayAnnul = (dealt: readonly Tile[], isolation?: Isolation): boolean =>
  isolatedTiles(dealt, isolation).length >= ISOLATED_TO_ANNUL;
