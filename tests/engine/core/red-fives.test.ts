/** Red fives are plain tiles with their colour told beside them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTiles } from '../../../src/engine/core/notation.ts';
import { formatRedTiles, parseRedTiles } from '../../../src/engine/core/red-fives.ts';
import { TILES, type Tile } from '../../../src/engine/core/tile.ts';

describe('reading', () => {
  test.each<[text: string, tiles: string, reds: readonly Tile[]]>([
    ['340m', '345m', ['5m']],
    ['055p', '555p', ['5p']],
    ['0p0p0s', '5p5p5s', ['5p', '5p', '5s']],
    ['123m', '123m', []],
  ])('%s is %s', (text, tiles, reds) => {
    const plain = parseTiles(tiles);
    expect(parseRedTiles(text)).toEqual({
      ok: true,
      value: { tiles: plain.ok && plain.value, reds },
    });
  });

  test('honours are never red', () => {
    expect(parseRedTiles('120z')).toEqual({
      ok: false,
      error: { code: 'no-such-tile', at: 2, tile: '0z' },
    });
  });

  test('an error is told where it stands in the text', () => {
    expect(parseRedTiles('0m!1p')).toEqual({
      ok: false,
      error: { code: 'misplaced', at: 2, sign: '!' },
    });
  });
});

test('without red fives a text with one is refused', () => {
  expect(parseTiles('340m')).toEqual({
    ok: false,
    error: { code: 'no-such-tile', at: 2, tile: '0m' },
  });
});

describe('writing', () => {
  test.each<[tiles: readonly Tile[], reds: readonly Tile[], text: string]>([
    [['3m', '4m', '5m'], ['5m'], '340m'],
    [['5p', '5p', '5p'], ['5p'], '055p'],
    [['5p', '5s'], ['5s'], '5p0s'],
  ])('%j with %j red', (tiles, reds, text) => {
    expect(formatRedTiles(tiles, reds)).toBe(text);
  });

  test('and reading are inverse', () => {
    const some = fc
      .array(fc.constantFrom(...TILES), { minLength: 1, maxLength: 14 })
      .chain((tiles) =>
        fc.record({
          tiles: fc.constant(tiles),
          reds: fc.subarray(tiles.filter((tile) => /5[mps]/.test(tile))),
        }),
      );
    const property = fc.property(some, ({ tiles, reds }) => {
      const read = parseRedTiles(formatRedTiles(tiles, reds));
      expect(read.ok && read.value.tiles).toEqual(tiles);
      expect(read.ok && [...read.value.reds].sort()).toEqual([...reds].sort());
    });
    fc.assert(property);
  });
});
