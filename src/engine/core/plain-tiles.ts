/** A fast path for the most common text, digits and letters only: `123m55z`. */
import { TILES, type Tile } from './tile.ts';
import { MAX_LENGTH } from './tokens.ts';

const ZERO = 0x30;
const DIGITS = 10;

const NAMED: readonly (Tile | undefined)[] = TILES.reduce<(Tile | undefined)[]>(
  (named, tile) => {
    named[DIGITS * tile.charCodeAt(1) + Number(tile.charAt(0))] = tile;
    return named;
  },
  Array.from({ length: DIGITS * 128 }, () => undefined),
);

const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + DIGITS;

export function plainTiles(text: string): readonly Tile[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const tiles: Tile[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isDigit(letter)) continue;
    if (at === start) return undefined;
    for (; start < at; start++) {
      const tile = NAMED[DIGITS * letter + text.charCodeAt(start) - ZERO];
      if (tile === undefined) return undefined;
      tiles.push(tile);
    }
    start = at + 1;
  }
  return tiles.length > 0 && start === text.length ? tiles : undefined;
}
