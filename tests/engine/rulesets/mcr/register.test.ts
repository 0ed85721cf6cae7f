/** The register's own hands: each of the 81, the examples, the figures, the decisions. */
import { describe, expect, test } from 'vitest';
import { MCR_HANDS, mcr } from '../../../../src/engine/rulesets/mcr/index.ts';
import { type Counts, EXAMPLES } from './register-examples.ts';
import { SHOWN } from './register-hands.ts';
import { WORKED } from './register-scores.ts';
import { bestReadingWith, countedIn, ids, isWin, named, scored, type Told } from './score-hand.ts';

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

const NUMBERED = EXAMPLES.map((example, at) => ({ ex: at + 1, ...example }));

test.each(NUMBERED)(
  'example $ex: $hand.0 is worth $points',
  ({ ex, hand, points, expect: list }) => {
    const score = scored(hand);
    expect(score.totals.total).toBe(points);
    expect(countedIn(score)).toEqual(named(AS_WELL[ex] ?? list));
  },
);

const SLIPS = NUMBERED.filter(({ printedPoints }) => printedPoints !== undefined);

test.each(SLIPS)('example $ex: the slip is what sets the points apart', (one) => {
  const worth = Object.keys(one.slip).map((number) => MCR_HANDS[Number(number) - 1]?.points ?? 0);
  expect(one.printedPoints).toBe(worth.reduce<number>((sum, points) => sum + points, one.points));
});

test('two of the printed lists slip (M05, M06)', () => {
  expect(SLIPS.map(({ ex }) => ex)).toEqual([6, 49]);
});

test('all 66 examples are there', () => {
  expect(EXAMPLES).toHaveLength(66);
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
