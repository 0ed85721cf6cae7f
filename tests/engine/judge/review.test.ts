/** What a review says of a finished hand adds up, and knows no more than its seat did. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/core/rng.ts';
import type { Wind } from '../../../src/engine/core/wind.ts';
import { coachOf } from '../../../src/engine/judge/counsel.ts';
import { lossesByKind } from '../../../src/engine/judge/losses.ts';
import { type Level, partnerOf } from '../../../src/engine/judge/partners.ts';
import { LEAST_CHOICES, playIndex, reviewHand } from '../../../src/engine/judge/review.ts';
import {
  type GameRules,
  type HandState,
  startHand,
  winnersOf,
} from '../../../src/engine/play/hand-state.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { type PlayedHand, playOut, statesOf } from '../../../src/engine/play/self-play.ts';
import { type HandSetup, shuffledDeal } from '../../../src/engine/play/setup.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { rulesFor } from './table.ts';

type Levels = readonly [Level, Level, Level, Level];

function playedHand(rules: GameRules, seed: number, [E, S, W, N]: Levels): PlayedHand {
  const { options } = rules.agreed;
  const deal = shuffledDeal(createRng(seed), rules.kit.table, { round: 'E', options });
  const partner = (level: Level) => partnerOf(level, rules);
  return playOut(startHand(deal), rules, {
    ...{ E: partner(E), S: partner(S), W: partner(W), N: partner(N) },
  });
}

function settled(hand: PlayedHand, rules: GameRules, seat: Wind): number {
  const outcome = handOutcome(hand.state, rules);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.settlement.payments[seat];
}

const hasWon = ({ state: { phase } }: PlayedHand, seat: Wind): boolean =>
  phase.kind === 'over' && winnersOf(phase.result).includes(seat);

const MIXED: Levels = ['learner', 'steady', 'patient', 'learner'];

/** The tiles that nobody drew, in another order; replacement tiles come from the far end. */
function withOtherRest({ setup, drawn, replaced }: PlayedHand['state']): HandSetup {
  const { wall } = setup;
  const end = wall.length - replaced;
  const rest = wall.slice(drawn, end).reverse();
  return { ...setup, wall: [...wall.slice(0, drawn), ...rest, ...wall.slice(end)] };
}

describe.each(PLAYABLE_RULES)('%s', (id) => {
  const played = rulesFor(id).then((rules) => {
    const hand = playedHand(rules, 3, MIXED);
    return { rules, hand, review: reviewHand(hand, rules, 'E') };
  });

  test('the steps make up exactly what the hand settled', async () => {
    const { rules, hand, review } = await played;
    const [E, S] = [review, reviewHand(hand, rules, 'S')];
    for (const [seat, { course, result }] of [['E', E] as const, ['S', S] as const]) {
      expect(course.reduce((sum, { gain }) => sum + gain, 0)).toBe(result);
      // Where wins settle nothing a win counts one.
      expect(result).toBe(settled(hand, rules, seat) || (hasWon(hand, seat) ? 1 : 0));
    }
  });

  test('the steps of the seat are what its choices cost, and none gains', async () => {
    const { choices, course, greatest } = (await played).review;
    const lost = course.filter(({ by }) => by === 'choice').map(({ gain }) => -gain);
    expect(choices.map(({ cost }) => cost).filter((cost) => cost !== 0)).toEqual(lost);
    expect(Math.min(...lost)).toBeGreaterThan(0);
    const costs = greatest.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });

  test('what was lost by kind makes up all that was lost', async () => {
    const { choices } = (await played).review;
    const lost = choices.reduce((sum, { cost }) => sum + cost, 0);
    const kinds = lossesByKind(choices);
    expect(kinds.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(lost, 6);
  });

  test('of each choice it says what the coach says', async () => {
    const { rules, hand, review } = await played;
    const states = statesOf(hand, rules);
    const coach = coachOf(rules);
    expect(review.choices.length).toBeGreaterThan(5);
    for (const { at, move, counsel } of review.choices.slice(-4)) {
      const view = viewOf(states[at] as HandState, rules, 'E');
      expect(coach.after(view, move)).toEqual(counsel);
    }
  });

  test('tiles that nobody has seen change nothing that is said of a choice', async () => {
    const { rules, hand, review } = await played;
    const setup = withOtherRest(hand.state);
    expect(setup).not.toEqual(hand.state.setup);
    const other = { ...hand, state: { ...hand.state, setup } };
    expect(reviewHand(other, rules, 'E').choices).toEqual(review.choices);
  });
});

test('there is no index of a few choices, and it runs from a learner to the best', () => {
  const choices = (cost: number, count: number) =>
    Array.from({ length: count }, () => ({ cost, learnerCost: 2 }));
  expect(playIndex(choices(1, LEAST_CHOICES - 1))).toBeUndefined();
  expect(playIndex(choices(0, LEAST_CHOICES))).toBe(100);
  expect(playIndex(choices(2, LEAST_CHOICES))).toBe(0);
  expect(playIndex(choices(1, LEAST_CHOICES))).toBe(50);
});
