/** What readers type into the positions of lessons, and what becomes of it. */
import { describe, expect, test } from 'vitest';
import { pickMark } from '../../src/components/boards/pick-mark.ts';
import { francs } from '../../src/i18n/money.ts';
import { parseNumber } from '../../src/stores/drafts/figures.ts';

test.each([
  ['152', 152],
  [' 1,60 ', 1.6],
  ['1.6', 1.6],
  ['1 200', 1200],
  ['−4', -4],
  ['', undefined],
  ['many', undefined],
  ['1,2,3', undefined],
  ['1e3', undefined],
])('%j is read as %j', (text, number) => expect(parseNumber(text)).toBe(number));

test('francs are written with two places in both languages', () => {
  expect([francs('fr', 1.6), francs('en', 0.08)]).toEqual(['1,60', '0.08']);
});

describe('what is chosen', () => {
  test.each([
    [true, true, true, 'found'],
    [false, true, true, 'missed'],
    [true, false, true, 'wrong'],
    [false, false, true, undefined],
    [true, true, false, 'chosen'],
    [true, false, false, 'chosen'],
    [false, true, false, undefined],
  ])('chosen %j, wanted %j, checked %j: %j', (chosen, wanted, checked, mark) => {
    expect(pickMark({ chosen, wanted, checked })).toBe(mark);
  });
});
