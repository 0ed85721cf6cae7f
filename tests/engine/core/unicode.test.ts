import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../src/engine/core/notation.ts';
import { BONUS_TILES, TILES } from '../../../src/engine/core/tile.ts';
import { fromUnicode, unicodeOf } from '../../../src/engine/core/unicode.ts';

/** The signs as Unicode names them, in the order of the notation. */
const SIGNS = {
  m: '🀇🀈🀉🀊🀋🀌🀍🀎🀏',
  p: '🀙🀚🀛🀜🀝🀞🀟🀠🀡',
  s: '🀐🀑🀒🀓🀔🀕🀖🀗🀘',
  z: '🀀🀁🀂🀃🀆🀅🀄',
  f: '🀢🀣🀤🀥🀦🀧🀨🀩',
};
const PAIRS = Object.entries(SIGNS).flatMap(([letter, signs]) =>
  [...signs].map((sign, at) => [`${at + 1}${letter}`, sign] as const),
);

test('all 42 tiles have a sign', () => {
  expect(PAIRS.map(([tile]) => tile)).toEqual([...TILES, ...BONUS_TILES]);
  expect([...TILES, ...BONUS_TILES].map(unicodeOf)).toEqual(PAIRS.map(([, sign]) => sign));
});

test.each(PAIRS)('%s is read from %s', (tile, sign) => {
  expect(fromUnicode(sign)).toBe(tile);
  expect(parseHand(sign)).toEqual(parseHand(tile));
});

describe('no tile', () => {
  test.each(['🀪', '🀫', '🀰', '🂡', '中', '1', ''])('%s', (sign) => {
    expect(fromUnicode(sign)).toBeUndefined();
  });
});
