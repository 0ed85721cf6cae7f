/** The register's own hands: each of the 81, the examples, the figures, the decisions. */
import { describe, expect, test } from 'vitest';
import { MCR_HANDS, mcr } from '../../../../src/engine/rulesets/mcr/index.ts';
import { type Counts, EXAMPLES } from './register-examples.ts';
import { SHOWN } from './register-hands.ts';
import { WORKED } from './register-scores.ts';
import { bestReadingWith, countedIn, ids, isWin, named, scored, type Told } from './scored.ts';

const each = (hands: readonly Told[]) => hands.map((told) => ({ name: told[0], told }));

const name = (number: number): string => MCR_HANDS[number - 1]?.id ?? '';

describe.each(SHOWN)('hand $number', ({ number, hits, misses, why }) => {
  test.each(each(hits))('scores in $name', ({ told }) => {
    // Where equally dear readings name different waits, either is lawful (`mcr.dec.4`).
    expect(bestReadingWith(told, name(number))).toContain(name(number));
  });

  test.each(each(misses))(`not in $name: ${why}`, ({ told }) => {
    expect(isWin(told) ? ids(told) : []).not.toContain(name(number));
  });
});

test('every hand is shown but the flowers', () => {
  expect(SHOWN.map(({ number }) => number)).toEqual(
    MCR_HANDS.map((_, at) => at + 1).filter((number) => number !== 13),
  );
});

/** Where the register writes one of two lists of equal worth, the one written here. */
const AS_WELL: Readonly<Record<number, Counts>> = {
  6: { 2: 1, 18: 1, 35: 1 },
  27: { 1: 2, 2: 1, 7: 1, 18: 1, 19: 1, 52: 1, 62: 1 },
};

describe.each(EXAMPLES)('example $ex', ({ ex, hand, points, expect: list, ...example }) => {
  test(`${hand[0]} is worth ${points}`, () => {
    const score = scored(hand);
    expect(score.totals.total).toBe(points);
    expect(countedIn(score)).toEqual(named(AS_WELL[ex] ?? list));
  });

  test('the printed list is that, but for what is marked', () => {
    const { title, source, unavoidable = {}, slip = {} } = example;
    const all = new Set([title, ...[source, list, slip, unavoidable].flatMap(numbersIn)]);
    for (const number of all) {
      const printed = (source[number] ?? 0) + Number(number === title);
      const wanted = printed + (unavoidable[number] ?? 0) - (slip[number] ?? 0);
      expect(list[number] ?? 0, name(number)).toBe(wanted);
    }
  });
});

const numbersIn = (counts: Counts): readonly number[] => Object.keys(counts).map(Number);

const SLIPS = EXAMPLES.filter(({ pointsBySource }) => pointsBySource !== undefined);

test.each(SLIPS)('example $ex: the slip is what sets the points apart', ({ slip = {}, ...one }) => {
  const worth = numbersIn(slip).map((number) => MCR_HANDS[number - 1]?.points ?? 0);
  expect(one.pointsBySource).toBe(worth.reduce<number>((sum, points) => sum + points, one.points));
});

test('two of the printed lists slip (M05, M06)', () => {
  expect(SLIPS.map(({ ex }) => ex)).toEqual([6, 49]);
});

test('all 66 examples are there', () => {
  expect(EXAMPLES.map(({ ex }) => ex)).toEqual(Array.from({ length: 66 }, (_, at) => at + 1));
});

test.each(WORKED)('$rule: $hand.0', ({ hand, points, expect: list }) => {
  const score = scored(hand);
  if (points !== undefined) expect(score.totals.total).toBe(points);
  if (list !== undefined) expect(countedIn(score)).toEqual(named(list));
});

test('the table has 81 hands', () => {
  expect(new Set(mcr.items({ edition: 'text' }).map(({ id }) => id))).toEqual(
    new Set(MCR_HANDS.map(({ id }) => id)),
  );
});
