/** Chances of hands that wait for a tile: no discard comes first. */
import { describe, expect, test } from 'vitest';
import { oddsWithin } from '../../../src/engine/hand/odds.ts';
import { canComputeOdds, type DiscardHand, oddsInSteps } from '../../../src/engine/hand.ts';
import { hand } from '../hands.ts';

const inPlay = (text: string): DiscardHand => ({ ...hand(text), seen: [] });

/** The chance that none of `winning` tiles is among the first draws from `unseen`. */
function missed(unseen: number, winning: number, draws: number): number {
  let chance = 1;
  for (let made = 0; made < draws; made++) chance *= (unseen - winning - made) / (unseen - made);
  return chance;
}

describe('a ready hand', () => {
  test.each([
    ['1112345678999m', 123, 23],
    ['3456p', 132, 6],
    ['234m5p~777z~123s(9999p)', 122, 3],
    ['1122m4477p9s5566z', 123, 3],
  ])('%s: of %i unseen tiles %i win', (text, unseen, winning) => {
    for (const draws of [1, 6, 18]) {
      const [row, ...others] = oddsWithin(inPlay(text), draws);
      expect(others).toEqual([]);
      expect(row?.tile).toBeUndefined();
      expect(row?.ready).toBe(1);
      expect(row?.win).toBeCloseTo(1 - missed(unseen, winning, draws), 12);
    }
  });
});

test('a hand one tile from ready is ready once a tile that helps has come', () => {
  // 13m57s accepts 20 of the 132 unseen tiles.
  const [row] = oddsWithin(inPlay('13m57s'), 7);
  expect(row?.ready).toBeCloseTo(1 - missed(132, 20, 7), 12);
});

test.each([
  ['123m456p', false],
  ['123m44p', false],
  ['13m57s', true],
  ['13m57s9p', true],
  ['147m258p369s1234z', false],
])('chances of %s: %s', (text, can) => expect(canComputeOdds(inPlay(text))).toBe(can));

test('chances never fall as draws are added', () => {
  const steps = oddsInSteps(inPlay('1355m2468p13789s'), 18);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const [row] = step.value;
  for (const chances of [row?.ready ?? [], row?.win ?? []]) {
    expect(chances).toHaveLength(19);
    expect([...chances]).toEqual([...chances].sort((a, b) => a - b));
  }
});
