/** Red fives are plain tiles with their colour told beside them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLenient } from '../../../src/engine/core/lenient.ts';
import {
  formatHand,
  formatRedTiles,
  parseHand,
  parseRedTiles,
  parseTiles,
} from '../../../src/engine/core/notation.ts';
import { plainHand } from '../../../src/engine/core/red-fives.ts';
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

describe('a hand', () => {
  test.each(['0m', '055p1f', '34m05p~055s(0555m)*1z', '123m!0s', '~340m'])(
    '%s is read and written as it is',
    (text) => {
      const read = parseLenient(text, true);
      expect(read.ok && formatHand(read.value)).toBe(text);
    },
  );

  test('of each of its parts is told which fives are red', () => {
    const read = parseLenient('340m0p~055s!0p', true);
    expect(read.ok && read.value).toMatchObject({
      reds: ['5m', '5p'],
      melds: [{ kind: 'pung', tile: '5s', open: true, reds: ['5s'] }],
      win: { tile: '5p', red: true, by: 'discard' },
    });
  });

  test('has its letters first too', () => {
    const read = parseLenient('m340', true);
    expect(read.ok && formatHand(read.value)).toBe('340m');
  });

  test('is the same hand in plain tiles', () => {
    const [red, plain] = [parseLenient('340m~055s!0p', true), parseHand('345m~555s!5p')];
    expect(red.ok && plainHand(red.value)).toEqual(plain.ok && plain.value);
  });

  test.each(['0z', '0f', '123m0'])(
    'honours, flowers and nothing at all are never red: %s',
    (text) => {
      expect(parseLenient(text, true).ok).toBe(false);
    },
  );
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
