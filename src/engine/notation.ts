/** Tiles, hands and how they are written, the situation of a win, chance. */

export { type Fields, isCount, isFields, isSameData, parseJson } from './core/fields.ts';
export {
  COMMON_MELDS,
  type Group,
  groupFrom,
  groupTiles,
  type Meld,
  type MeldKind,
  mayLieConcealed,
  startsChow,
} from './core/group.ts';
export {
  asHeld,
  asWaiting,
  checkCopies,
  type Hand,
  type HeldHand,
  type SizeError,
  type WaitingHand,
  WIN_SOURCES,
  type WinSource,
} from './core/hand.ts';
export { errorSpan, type LenientError, parseLenient } from './core/lenient.ts';
export {
  formatHand,
  formatTiles,
  formatUnicode,
  type NotationError,
  parseHand,
  parseTiles,
} from './core/notation.ts';
export {
  isRedFive,
  plainHand,
  plainTile,
  redsIn,
  takeReds,
  tilesWithReds,
  tileText,
  tileTextsIn,
} from './core/red-fives.ts';
export { fail, ok, okAll, type Result } from './core/result.ts';
export { createRng } from './core/rng.ts';
export { SEATS, type Seat, seatOfWind, windOf } from './core/seat.ts';
export { type Extra, inSituation, type Situation } from './core/situation.ts';
export {
  BONUS_TILES,
  type BonusTile,
  compareTiles,
  familyOf,
  HONOURS,
  isBonusTile,
  isHonour,
  isSuited,
  isTile,
  RANKS,
  type Rank,
  RED_FIVES,
  rankOf,
  type Suit,
  type Tile,
  type TileText,
} from './core/tile.ts';
export { unicodeOf } from './core/unicode.ts';
export { byWind, WINDS, type Wind, windTile } from './core/wind.ts';
