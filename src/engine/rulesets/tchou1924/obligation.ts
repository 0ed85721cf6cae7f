/** What the others must not throw to a player whose table threatens (`tchou1924.IV.obligation.1`). */
import type { Meld } from '../../core/group.ts';
import { familyOf, isSuited, rankOf, TILES, type Tile } from '../../core/tile.ts';

export const THREATS = ['series', 'honours', 'winds'] as const;
/** Three groups of one series; two pungs or kongs of honours; three of winds. */
export type ThreatKind = (typeof THREATS)[number];

export interface Threat {
  readonly kind: ThreatKind;
  /** Every tile that is dangerous to throw. */
  readonly tiles: readonly Tile[];
}

const isWind = (tile: Tile): boolean => !isSuited(tile) && rankOf(tile) <= 4;
const isHonour = (tile: Tile): boolean => !isSuited(tile) && rankOf(tile) > 4;

/** The tiles of a kind that the table has not. */
const missing = (among: (tile: Tile) => boolean, table: readonly Tile[]): readonly Tile[] =>
  TILES.filter((tile) => among(tile) && !table.includes(tile));

/**
 * The threat that a player's table makes, if it makes one. Only exposed groups count; a kong laid
 * down concealed does not (E35).
 */
export function threatOf(melds: readonly Meld[]): Threat | undefined {
  const table = melds.filter(({ open }) => open).map(({ tile }) => tile);
  const series = (['m', 'p', 's'] as const).find(
    (suit) => table.filter((tile) => familyOf(tile) === suit).length >= 3,
  );
  if (series) return { kind: 'series', tiles: TILES.filter((tile) => familyOf(tile) === series) };
  if (table.filter(isHonour).length >= 2)
    return { kind: 'honours', tiles: missing(isHonour, table) };
  if (table.filter(isWind).length >= 3) return { kind: 'winds', tiles: missing(isWind, table) };
  return undefined;
}
