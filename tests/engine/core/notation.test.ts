import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../src/engine/core/group.ts';
import type { Hand } from '../../../src/engine/core/hand.ts';
import { formatHand, parseHand, parseTiles } from '../../../src/engine/core/notation.ts';
import type { BonusTile, Tile } from '../../../src/engine/core/tile.ts';
import { unicodeOf } from '../../../src/engine/core/unicode.ts';
import { checked } from '../../build/checked.ts';
import { someHand } from '../arbitraries.ts';
import { hand } from '../hands.ts';

describe('reading', () => {
  test('a complete hand with everything in it', () => {
    expect(hand('234m5p1f8f ~777z ~123s (9999p) *5p')).toEqual({
      concealed: ['2m', '3m', '4m', '5p'],
      flowers: ['1f', '8f'],
      melds: [
        { kind: 'pung', tile: '7z', open: true },
        { kind: 'chow', tile: '1s', open: true },
        { kind: 'kong', tile: '9p', open: false },
      ],
      win: { tile: '5p', by: 'self' },
    });
  });

  test('runs of honours', () => {
    expect(hand('5p ~567z ~1234z (1234z)').melds).toEqual([
      { kind: 'dragons', tile: '5z', open: true },
      { kind: 'winds', tile: '1z', open: true },
      { kind: 'winds', tile: '1z', open: false },
    ]);
  });

  test.each([
    ['concealed tiles keep their order', '5p1z31m', '5p1z31m'],
    ['a run of one letter is written once', '1m2m3m5p', '123m5p'],
    ['flowers go behind the tiles', '1f5m2f6m', '56m12f'],
    ['the tiles of a meld may come in any order', '~312s', '~123s'],
    ['an exposed kong', '~9999p', '~9999p'],
    ['the three dragons', '1m~765z', '1m~567z'],
    ['the four winds', '~1 2 3 4z', '~1234z'],
    ['the four winds, concealed', '(1234z)', '(1234z)'],
    ['runs of honours in Unicode', '~🀄🀅🀆(🀀🀁🀂🀃)', '~567z(1234z)'],
    ['a tile taken from a discard', '1m!1m', '1m!1m'],
    ['melds alone', '~777z', '~777z'],
    ['a winning tile alone', '*7z', '*7z'],
    ['Unicode tiles', '🀇🀈🀉~🀄🀄🀄!🀀', '123m~777z!1z'],
    ['Unicode and letters together', '1m🀈3m', '123m'],
    ['Unicode tiles with variation selectors', '🀄︎🀄️🀇', '77z1m'],
  ])('%s', (_, text, expected) => expect(formatHand(hand(text))).toBe(expected));

  test.each([
    '234m 5p 1f ~777z ~123s (9999p) *5p',
    '  234m5p1f\t~ 777z\n~1 2 3 s ( 9999p ) * 5p  ',
    '2 3 4 m 5 p 1 f ~ 7 7 7 z ~ 1 2 3 s ( 9 9 9 9 p ) * 5 p',
    '234m\u00a05p\u30001f~777z~123s(9999p)*5p',
  ])('spaces are free: %j', (text) => {
    expect(hand(text)).toEqual(hand('234m5p1f~777z~123s(9999p)*5p'));
  });
});

test('a hand is written without spaces, in signs that an address takes as they are', () => {
  const text = formatHand(hand('234m 5p 1f ~777z (9999p) *5p'));
  expect(text).toBe('234m5p1f~777z(9999p)*5p');
  expect(encodeURIComponent(text)).toBe(text);
});

describe('errors', () => {
  const fifth = (tile: string, count = 5) => ({ code: 'too-many-copies', tile, count, max: 4 });
  const twin = (tile: string, count = 2) => ({ code: 'too-many-copies', tile, count, max: 1 });

  test.each([
    ['', { code: 'empty' }],
    [' \t', { code: 'empty' }],
    ['\ufe0f', { code: 'empty' }],
    [`${'1m'.repeat(100)} `, { code: 'too-long', length: 201, max: 200 }],

    ['x', { code: 'unknown-sign', at: 0, sign: 'x' }],
    ['123m 4x', { code: 'unknown-sign', at: 6, sign: 'x' }],
    ['123M', { code: 'unknown-sign', at: 3, sign: 'M' }],
    ['１m', { code: 'unknown-sign', at: 0, sign: '１' }],
    ['1m-2m', { code: 'unknown-sign', at: 2, sign: '-' }],
    ['🀀🀀🀫', { code: 'unknown-sign', at: 4, sign: '🀫' }],
    ['1m\ud83c', { code: 'unknown-sign', at: 2, sign: '\ud83c' }],

    ['123', { code: 'digits-without-letter', at: 0, digits: '123' }],
    ['1m 23', { code: 'digits-without-letter', at: 3, digits: '23' }],
    ['1m 2 3 ~111z', { code: 'digits-without-letter', at: 3, digits: '23' }],
    ['12🀀', { code: 'digits-without-letter', at: 0, digits: '12' }],
    ['1m ~123', { code: 'digits-without-letter', at: 4, digits: '123' }],

    ['m', { code: 'letter-without-digits', at: 0, letter: 'm' }],
    ['123m p', { code: 'letter-without-digits', at: 5, letter: 'p' }],
    ['1m~z', { code: 'letter-without-digits', at: 3, letter: 'z' }],

    ['8z', { code: 'no-such-tile', at: 0, tile: '8z' }],
    ['0m', { code: 'no-such-tile', at: 0, tile: '0m' }],
    ['9f', { code: 'no-such-tile', at: 0, tile: '9f' }],
    ['0f', { code: 'no-such-tile', at: 0, tile: '0f' }],
    ['1m 79z', { code: 'no-such-tile', at: 4, tile: '9z' }],
    ['1 2 0 m', { code: 'no-such-tile', at: 4, tile: '0m' }],
    ['1m*8z', { code: 'no-such-tile', at: 3, tile: '8z' }],

    ['11111m', fifth('1m')],
    ['1111m*1m', fifth('1m')],
    ['11m~111m', fifth('1m')],
    ['1m(1111m)', fifth('1m')],
    ['33p~123p~345p*3p', fifth('3p')],
    ['~777z(7777z)', fifth('7z', 7)],
    ['555z~567z~567z', fifth('5z')],
    ['44z~1234z(1234z)*4z', fifth('4z')],
    ['55555s11111m', fifth('1m')],
    ['1m1f1f', twin('1f')],
    ['1m5f2f5f5f', twin('5f', 3)],
    ['🀢1f', twin('1f')],

    ['1m ~12m', { code: 'bad-meld', at: 3, text: '~12m' }],
    ['~124m', { code: 'bad-meld', at: 0, text: '~124m' }],
    ['~1m2p3s', { code: 'bad-meld', at: 0, text: '~1m2p3s' }],
    ['~123z', { code: 'bad-meld', at: 0, text: '~123z' }],
    ['~11111m', { code: 'bad-meld', at: 0, text: '~11111m' }],
    ['~56z', { code: 'bad-meld', at: 0, text: '~56z' }],
    ['~667z', { code: 'bad-meld', at: 0, text: '~667z' }],
    ['~5677z', { code: 'bad-meld', at: 0, text: '~5677z' }],
    ['~456z', { code: 'bad-meld', at: 0, text: '~456z' }],
    ['~2345z', { code: 'bad-meld', at: 0, text: '~2345z' }],
    ['~1233z', { code: 'bad-meld', at: 0, text: '~1233z' }],
    ['~1234m', { code: 'bad-meld', at: 0, text: '~1234m' }],
    ['1m ~1234567z', { code: 'bad-meld', at: 3, text: '~1234567z' }],
    ['~1f2f3f', { code: 'bad-meld', at: 0, text: '~1f2f3f' }],
    ['~111m1f', { code: 'bad-meld', at: 0, text: '~111m1f' }],
    ['~', { code: 'bad-meld', at: 0, text: '~' }],
    ['~~111m', { code: 'bad-meld', at: 0, text: '~' }],
    ['~111m ~ 135m *5p', { code: 'bad-meld', at: 6, text: '~ 135m' }],
    ['1m (111z)', { code: 'bad-meld', at: 3, text: '(111z)' }],
    ['(123m) *1m', { code: 'bad-meld', at: 0, text: '(123m)' }],
    ['1m (567z)', { code: 'bad-meld', at: 3, text: '(567z)' }],
    ['()', { code: 'bad-meld', at: 0, text: '()' }],
    ['(', { code: 'bad-meld', at: 0, text: '(' }],

    ['1m (9999p', { code: 'unclosed-meld', at: 3 }],
    ['1m (1234z', { code: 'unclosed-meld', at: 3 }],
    ['(9999p ~111z', { code: 'unclosed-meld', at: 0 }],
    ['(9999p *1m', { code: 'unclosed-meld', at: 0 }],

    ['1m !', { code: 'bad-winning-tile', at: 3, text: '!' }],
    ['!55p', { code: 'bad-winning-tile', at: 0, text: '!55p' }],
    ['*5p 6p', { code: 'bad-winning-tile', at: 0, text: '*5p 6p' }],
    ['*1f', { code: 'bad-winning-tile', at: 0, text: '*1f' }],
    ['1m * ~111z', { code: 'bad-winning-tile', at: 3, text: '*' }],

    ['1m)', { code: 'misplaced', at: 2, sign: ')' }],
    ['(9999p))', { code: 'misplaced', at: 7, sign: ')' }],
    ['(9999p) 12m', { code: 'misplaced', at: 8, sign: '1m' }],
    ['(9999p)🀀', { code: 'misplaced', at: 7, sign: '1z' }],
    ['!5p !6p', { code: 'misplaced', at: 4, sign: '!' }],
    ['!5p*5p', { code: 'misplaced', at: 3, sign: '*' }],
    ['!5p ~111m', { code: 'misplaced', at: 4, sign: '~' }],
    ['!5p(1111m)', { code: 'misplaced', at: 3, sign: '(' }],
  ])('%j', (text, error) => expect(parseHand(text)).toEqual({ ok: false, error }));
});

describe('tiles alone', () => {
  test.each([
    ['123m5p', ['1m', '2m', '3m', '5p']],
    ['5p 1z1z', ['5p', '1z', '1z']],
    ['🀄🀇', ['7z', '1m']],
    ['11111m', ['1m', '1m', '1m', '1m', '1m']],
  ])('%s', (text, value) => expect(parseTiles(text)).toEqual({ ok: true, value }));

  test.each([
    ['', { code: 'empty' }],
    ['1m x', { code: 'unknown-sign', at: 3, sign: 'x' }],
    ['1m ~111z', { code: 'misplaced', at: 3, sign: '~' }],
    ['(1111z)', { code: 'misplaced', at: 0, sign: '(' }],
    ['1m!2m', { code: 'misplaced', at: 2, sign: '!' }],
    ['12m13f', { code: 'misplaced', at: 3, sign: '1f' }],
  ])('%j fails', (text, error) => expect(parseTiles(text)).toEqual({ ok: false, error }));
});

describe('for every hand', () => {
  test('reading takes back what writing made', () => {
    let hands = 0;
    const property = fc.property(someHand, (value) => {
      expect(parseHand(formatHand(value))).toStrictEqual({ ok: true, value });
      hands++;
    });
    fc.assert(property, { numRuns: 2000 });
    checked('law.notation', hands);
  });

  test('spaces anywhere change nothing', () => {
    const property = fc.property(someHand, fc.infiniteStream(fc.boolean()), (value, spaces) => {
      const loose = [...formatHand(value)].map((char) => (spaces.next().value ? ` ${char}` : char));
      expect(parseHand(loose.join(''))).toStrictEqual({ ok: true, value });
    });
    fc.assert(property);
  });

  test('Unicode tiles say the same', () => {
    const signs = (tiles: readonly (Tile | BonusTile)[]) => tiles.map(unicodeOf).join('');
    const inUnicode = ({ concealed, flowers, melds, win }: Hand): string =>
      [
        signs([...concealed, ...flowers]),
        ...melds.map((meld) => {
          const inside = signs(groupTiles(meld));
          return meld.open ? `~${inside}` : `(${inside})`;
        }),
        win ? (win.by === 'self' ? '*' : '!') + unicodeOf(win.tile) : '',
      ].join('');
    const property = fc.property(someHand, (value) => {
      expect(parseHand(inUnicode(value))).toStrictEqual({ ok: true, value });
    });
    fc.assert(property);
  });
});

describe('for any text', () => {
  const likely = fc.string({
    unit: fc.constantFrom(...'0123456789mpszf~()!* 🀀🀇🀩x'),
    maxLength: 60,
  });
  const anything = fc.oneof(likely, fc.string({ unit: 'binary', maxLength: 300 }));

  test('a space behind tiles changes nothing, whichever way they are read', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'0123456789mpszf'), maxLength: 60 });
    const property = fc.property(fc.oneof(plain, likely), (text) => {
      expect(parseTiles(`${text} `)).toStrictEqual(parseTiles(text));
    });
    fc.assert(property, { numRuns: 5000 });
  });

  test('reading never throws, and what it accepts can be written and read again', () => {
    const property = fc.property(anything, (text) => {
      const read = parseHand(text);
      if (read.ok) expect(parseHand(formatHand(read.value))).toStrictEqual(read);
    });
    fc.assert(property, { numRuns: 5000 });
  });

  test('an error has its place within the text', () => {
    const property = fc.property(anything, (text) => {
      const read = parseHand(text);
      if (read.ok || !('at' in read.error)) return;
      const { error } = read;
      expect(error.at).toBeGreaterThanOrEqual(0);
      expect(error.at).toBeLessThan(text.length);
      if ('text' in error) expect(text.slice(error.at)).toContain(error.text);
    });
    fc.assert(property, { numRuns: 5000 });
  });
});
