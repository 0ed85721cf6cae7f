import { tilesWithReds } from '../core/red-fives.ts';
import type { FamilyRule, SetFamily, TableRules } from '../core/table-rules.ts';
import {
  type BonusTile,
  isBonusTile,
  isTile,
  sortTiles,
  type Tile,
  type TileText,
} from '../core/tile.ts';

export type SetTile = Tile | BonusTile;

/** In tile order, flowers last. */
export const inTileOrder = (tiles: readonly SetTile[]): readonly SetTile[] => [
  ...sortTiles(tiles.filter(isTile)),
  ...tiles.filter(isBonusTile).sort(),
];

type Options = Readonly<Record<string, unknown>>;

/** The families that these agreements play with. */
export const familiesInPlay = (
  { families }: Pick<TableRules, 'families'>,
  options: Options = {},
): readonly FamilyRule[] =>
  families.filter(({ id, optional }) => !optional || options[id] === true);

/** Every tile of the set that these agreements play with. */
export const tilesInPlay = (
  table: Pick<TableRules, 'families'>,
  options: Options = {},
): readonly SetTile[] =>
  familiesInPlay(table, options).flatMap(({ tiles, copies }) =>
    tiles.flatMap((tile) => Array<SetTile>(copies).fill(tile)),
  );

/** The red ones of the fives that these agreements play with. */
export function redsInPlay(
  { redFives }: Pick<TableRules, 'redFives'>,
  options: Options = {},
): readonly Tile[] {
  const most = options[redFives?.option ?? ''];
  return typeof most === 'number' ? (redFives?.inSet(most) ?? []) : [];
}

/** Every tile of the set as it is written, red fives among them. */
export const textsInPlay = (
  table: Pick<TableRules, 'families' | 'redFives'>,
  options: Options = {},
): readonly TileText[] => tilesWithReds(tilesInPlay(table, options), redsInPlay(table, options));

export const familySize = ({ tiles, copies }: FamilyRule): number => tiles.length * copies;

/** The number of tiles in some families, by default all that are not optional. */
export function setSize(
  { families }: Pick<TableRules, 'families'>,
  ids: readonly SetFamily[] = families.filter(({ optional }) => !optional).map(({ id }) => id),
): number {
  return families
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, family) => sum + familySize(family), 0);
}
