import { familyOf, isHonour, isSuited, rankOf, type Tile } from '../core/tile.ts';
import { type Wind, windTile } from '../core/wind.ts';

export interface Seating {
  readonly seat: Wind;
  readonly round: Wind;
}

export type TileKind = (tile: Tile, seating: Seating) => boolean;

export const isEnd = (tile: Tile): boolean =>
  isSuited(tile) && (rankOf(tile) === 1 || rankOf(tile) === 9);
export const isSimple = (tile: Tile): boolean => isSuited(tile) && !isEnd(tile);
export const isEndOrHonour = (tile: Tile): boolean => !isSimple(tile);
export const isEven = (tile: Tile): boolean => isSuited(tile) && rankOf(tile) % 2 === 0;
export const isWind = (tile: Tile): boolean => isHonour(tile) && rankOf(tile) <= 4;
export const isDragon = (tile: Tile): boolean => isHonour(tile) && rankOf(tile) > 4;

export const isSeatWind: TileKind = (tile, { seat }) => tile === windTile(seat);
export const isRoundWind: TileKind = (tile, { round }) => tile === windTile(round);
/** A pair of these is worth nothing where dragons, the own wind and that of the round count. */
export const isIdle: TileKind = (tile, seating) =>
  !isDragon(tile) && !isSeatWind(tile, seating) && !isRoundWind(tile, seating);
export const isOtherWind: TileKind = (tile, seating) => isWind(tile) && !isSeatWind(tile, seating);

export const among =
  (...tiles: readonly Tile[]) =>
  (tile: Tile): boolean =>
    tiles.includes(tile);

export const ranks =
  (low: number, high: number) =>
  (tile: Tile): boolean =>
    isSuited(tile) && rankOf(tile) >= low && rankOf(tile) <= high;

/** Suit letters, or `z` for honours. */
export const inFamilies =
  (...families: readonly string[]) =>
  (tile: Tile): boolean =>
    families.includes(familyOf(tile));
