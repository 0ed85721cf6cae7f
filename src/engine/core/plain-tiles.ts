/**
 * The commonest text of all, figures with their letter and nothing else (`123m55z`), read in
 * one go. Long lists of hands come through here; whatever is not so plain goes the long way.
 */
import { TILES, type Tile } from './tile.ts';
import { MAX_LENGTH } from './tokens.ts';

const ZERO = 0x30;
const DIGITS = 10;

/** Tiles at ten times the code of the letter plus the figure. */
const NAMED: readonly (Tile | undefined)[] = TILES.reduce<(Tile | undefined)[]>(
  (named, tile) => {
    named[DIGITS * tile.charCodeAt(1) + Number(tile.charAt(0))] = tile;
    return named;
  },
  Array.from({ length: DIGITS * 128 }, () => undefined),
);

const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + DIGITS;

/** The tiles in the order of the text; absent if it is empty or holds anything else. */
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
