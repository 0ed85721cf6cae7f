/** By which edition of its rules a sheet is counted, and what the others make of the hand. */
import { describe, expect, test } from 'vitest';
import { counted } from '../../content/scored-hands.ts';

type Rules = Parameters<typeof counted>[0]['rules'];

const sheetOf = (rules: Rules, hand: string, options: Readonly<Record<string, unknown>> = {}) =>
  counted({ rules, hand, situation: {}, options }).sheet;

/** It waits for one kind alone only if a kind that is in four pieces in the hand is no wait. */
const EXHAUSTED = '1231s~345m~888p(4444s)!1s';
const COMMON = '123456789m34p55s!5p';
const PUNGS = '5566p~777z~222s~555s!6p';

describe('a sheet', () => {
  test.each(['tchou1924', 'vulcain1953', 'riichi'] as const)(
    'of %s has no edition beside it',
    (rules) => {
      expect(sheetOf(rules, PUNGS).edition).toBeUndefined();
    },
  );

  test.each([undefined, 'practice', '2006'])('tells that it is counted by %s', (edition) => {
    const options = edition === undefined ? {} : { edition };
    expect(sheetOf('mcr', COMMON, options).edition?.choice).toBe(edition ?? 'text');
  });

  test('names no other where all count the hand alike', () => {
    expect(sheetOf('mcr', COMMON).edition?.others).toEqual([]);
  });

  test('names the edition that counts a wait less', () => {
    const { edition, totals } = sheetOf('mcr', EXHAUSTED);
    expect(edition?.others).toMatchObject([
      { choice: 'practice', total: totals.total - 1, more: [], fewer: [expect.any(String)] },
    ]);
  });

  test('names those that count it more, seen from the one that does not', () => {
    const { edition, totals } = sheetOf('mcr', EXHAUSTED, { edition: 'practice' });
    expect(edition?.others).toMatchObject([
      { choice: 'text', total: totals.total + 1, fewer: [] },
      { choice: '2006', total: totals.total + 1, fewer: [] },
    ]);
  });
});
