/** Hands as people write them; and for what is no hand, where it goes wrong. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorSpan, type LenientError, parseLenient } from '../../../src/engine/core/lenient.ts';
import { formatHand, formatUnicode, parseHand } from '../../../src/engine/core/notation.ts';
import { someHand } from '../arbitraries.ts';
import { hand } from '../hands.ts';

function lenient(text: string) {
  const read = parseLenient(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

function refused(text: string): LenientError {
  const read = parseLenient(text);
  if (read.ok) throw new Error(`${text} is ${formatHand(read.value)}`);
  return read.error;
}

describe('the same hand, otherwise written', () => {
  test.each([
    ['letters first', 'm123p456z77', '123m456p77z'],
    ['letters first, spaced', 'm123 p456 z77', '123m456p77z'],
    ['a letter before figures that are spaced', 'm1 2 3', '123m'],
    ['a letter first, the next one last', 'm123 456p', '123m456p'],
    ['a letter last, the next one first', '1m m23', '123m'],
    ['letters first before the melds and after', '11m ~p345 !m1', '11m~345p!1m'],
    ['a winning tile, letter first', 'p55 *p5', '55p*5p'],
    ['a concealed kong, letter first', 'm55 (m9999)', '55m(9999m)'],
    ['capitals', '123M456P77Z', '123m456p77z'],
    ['capitals first', 'M123 P456', '123m456p'],
    ['commas and semicolons', '123m,456p;77z', '123m456p77z'],
    ['square brackets', '[123m] [77z]', '123m77z'],
    ['brackets around the figures alone', '[123]m', '123m'],
    ['braces', '{123m}{77z}', '123m77z'],
    ['parentheses around groups', '(123m)(456p)77z', '123m456p77z'],
    ['parentheses, then a kong', '(123m) 55z (9999p)', '123m55z(9999p)'],
    ['parentheses, letter first', '(m123) p44', '123m44p'],
    ['a kong stays one', '55m(9999p)', '55m(9999p)'],
    ['the four winds stay a meld', '55m (4321z)', '55m(1234z)'],
    ['parentheses around the dragons', '(567z) 55m', '567z55m'],
    ['runs of honours, letter first', '55m ~z567 (z1234)', '55m~567z(1234z)'],
    ['full-width signs', '１２３ｍ（９９９９ｐ）', '123m(9999p)'],
    ['an ideographic comma', '123m、77z', '123m77z'],
    ['Unicode tiles', '🀇🀈🀉🀄🀄', '123m77z'],
    ['Unicode tiles spaced, in brackets', '[🀇 🀈 🀉] 🀄️', '123m7z'],
    ['Unicode and letters first', '🀇 m23', '123m'],
    ['flowers, letter first', 'm123 f15', '123m15f'],
    ['the order of the text stays', 'z7 m31', '7z31m'],
  ])('%s: %s', (_, text, expected) => expect(formatHand(lenient(text))).toBe(expected));
});

test('whatever a hand is written as is the same hand here', () => {
  fc.assert(
    fc.property(someHand, (some) => {
      expect(parseLenient(formatHand(some))).toEqual({ ok: true, value: some });
      expect(parseLenient(formatUnicode(some))).toEqual({ ok: true, value: some });
    }),
  );
});

/** Signs of the notation, in any order: hands by chance. */
const someSigns = fc.string({
  unit: fc.constantFrom(...'1234567890mpszf~()!* ,[]MxX🀇'),
  maxLength: 24,
});

test('whatever the notation takes means the same here', () => {
  fc.assert(
    fc.property(someSigns, (text) => {
      const strict = parseHand(text);
      if (strict.ok) expect(parseLenient(text)).toEqual(strict);
    }),
    { numRuns: 2000 },
  );
});

test('letters may go before all the figures of any hand', () => {
  const turned = (text: string): string => text.replace(/(\d+)([mpszf])/g, '$2$1 ');
  fc.assert(
    fc.property(someHand, (some) => {
      expect(lenient(turned(formatHand(some)))).toEqual(some);
    }),
  );
});

describe('what is wrong, and where', () => {
  test.each<[text: string, error: LenientError, place: string]>([
    ['123m4x6p', { code: 'unknown-sign', at: 5, sign: 'x' }, 'x'],
    ['m12X', { code: 'unknown-sign', at: 3, sign: 'X' }, 'X'],
    ['1m？', { code: 'unknown-sign', at: 2, sign: '？' }, '？'],
    ['🀇😀', { code: 'unknown-sign', at: 2, sign: '😀' }, '😀'],
    ['123m 4 5', { code: 'digits-without-letter', at: 5, digits: '45' }, '4 5'],
    ['12', { code: 'digits-without-letter', at: 0, digits: '12' }, '12'],
    ['123m P', { code: 'letter-without-digits', at: 5, letter: 'P' }, 'P'],
    ['m', { code: 'letter-without-digits', at: 0, letter: 'm' }, 'm'],
    ['m123 p', { code: 'lone-letter', at: 5, letter: 'p' }, 'p'],
    ['mP12', { code: 'lone-letter', at: 0, letter: 'm' }, 'm'],
    ['m123 P', { code: 'lone-letter', at: 5, letter: 'P' }, 'P'],
    ['123m88z', { code: 'no-such-tile', at: 4, tile: '8z' }, '8'],
    ['m120', { code: 'no-such-tile', at: 3, tile: '0m' }, '0'],
    ['1m ~124p 5s', { code: 'bad-meld', at: 3, text: '~124p 5s' }, '~124p 5s'],
    ['55m ~777z (123m)', { code: 'bad-meld', at: 10, text: '(123m)' }, '(123m)'],
    ['()', { code: 'bad-meld', at: 0, text: '()' }, '()'],
    ['55m (9999p', { code: 'unclosed-meld', at: 4 }, '('],
    ['55m *12p', { code: 'bad-winning-tile', at: 4, text: '*12p' }, '*12p'],
    ['1m!2m~333m', { code: 'misplaced', at: 5, sign: '~' }, '~'],
    ['11111m', { code: 'too-many-copies', tile: '1m', count: 5, max: 4 }, '1'],
    ['m1111 M1', { code: 'too-many-copies', tile: '1m', count: 5, max: 4 }, '1'],
    ['5m1f 1f', { code: 'too-many-copies', tile: '1f', count: 2, max: 1 }, '1'],
    [`${'1m'.repeat(100)}77z`, { code: 'too-long', length: 203, max: 200 }, '77z'],
  ])('%s', (text, error, place) => {
    expect(refused(text)).toEqual(error);
    const span = errorSpan(text, error);
    expect(span && text.slice(span.from, span.to)).toBe(place);
  });

  test.each([
    ['11111m', 4],
    ['m1111 M1', 7],
    ['1111m~111m', 6],
  ])('%s has a copy too many, from sign %i on', (text, from) => {
    expect(errorSpan(text, refused(text))).toEqual({ from, to: from + 1 });
  });

  test.each(['', '  ', '[],'])('%j says nothing, nowhere', (text) => {
    expect(refused(text)).toEqual({ code: 'empty' });
    expect(errorSpan(text, refused(text))).toBeUndefined();
  });

  test('lies inside the text, whatever that is', () => {
    fc.assert(
      fc.property(fc.oneof(someSigns, fc.string({ unit: 'binary', maxLength: 240 })), (text) => {
        const read = parseLenient(text);
        const span = read.ok ? undefined : errorSpan(text, read.error);
        if (!span) return read.ok || read.error.code === 'empty';
        return span.from < span.to && span.from >= 0 && span.to <= text.length;
      }),
      { numRuns: 2000 },
    );
  });
});

test.each(['m1', 'm1 2 ', 'mm1 2', '1 m', 'p1 2m '])('%j over and over is answered', (part) => {
  const text = part.repeat(100).slice(0, 200);
  expect(parseLenient(text).ok).toBe(false);
});

test('a hand that is written plainly and one with everything loose are equal', () => {
  expect(lenient('[M2 3 4], P5; f1 ~z777 (P9999) *P5')).toEqual(hand('234m5p1f~777z(9999p)*5p'));
});
