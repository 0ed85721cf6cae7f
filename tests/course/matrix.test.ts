/** What the filters of the matrix show. */
import { describe, expect, test } from 'vitest';
import { pairOf, passesFilter } from '../../src/components/compare/question-filter.ts';

describe('two sources are looked at', () => {
  test.each([
    ['mcr', 'riichi', ['mcr', 'riichi']],
    ['mcr', 'mcr', undefined],
    ['mcr', '', undefined],
    ['', '', undefined],
  ])('%j and %j: %j', (first, second, pair) => expect(pairOf(first, second)).toEqual(pair));
});

describe('of the questions on which they differ', () => {
  const all = { differ: true, pair: undefined };
  const pair = (first: string, second: string) => ({
    differ: true,
    pair: [first, second] as const,
  });

  test.each([
    ['a+b c', true],
    ['a+b+c', false],
    ['a', false],
    ['a b', true],
  ])('%j among all: %s', (answers, shown) => expect(passesFilter(answers, all)).toBe(shown));

  test.each([
    ['a+b c', 'a', 'b', false],
    ['a+b c', 'b', 'c', true],
    ['a+b c', 'c', 'd', false],
  ])('%j between %s and %s: %s', (answers, first, second, shown) =>
    expect(passesFilter(answers, pair(first, second))).toBe(shown),
  );

  test('all are shown when it is not asked', () => {
    expect(passesFilter('a+b', { differ: false, pair: ['a', 'b'] })).toBe(true);
  });
});
