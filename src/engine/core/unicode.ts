import { BONUS_TILES, type BonusTile, TILES, type Tile } from './tile.ts';

const UNICODE_START: Readonly<Record<string, number>> = {
  z: 0x1f000,
  m: 0x1f007,
  s: 0x1f010,
  p: 0x1f019,
  f: 0x1f022,
};

/** Unicode orders the dragons red, green, white; the notation white, green, red. */
const unicodeRank = (family: string, rank: number): number =>
  family === 'z' && rank >= 5 ? 12 - rank : rank;

/** The tile as one sign of Unicode. */
export function unicodeOf(tile: Tile | BonusTile): string {
  const family = tile.charAt(1);
  const start = UNICODE_START[family] as number;
  return String.fromCodePoint(start + unicodeRank(family, Number(tile[0])) - 1);
}

const FROM_UNICODE: ReadonlyMap<string, Tile | BonusTile> = new Map(
  [...TILES, ...BONUS_TILES].map((tile) => [unicodeOf(tile), tile]),
);

export const fromUnicode = (sign: string): Tile | BonusTile | undefined => FROM_UNICODE.get(sign);

export const isVariationSelector = (char: string): boolean =>
  char === '\ufe0e' || char === '\ufe0f';
