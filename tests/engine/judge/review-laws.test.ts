/**
 * Laws over the reviews of whole hands, of a few here and of more where they are asked for, of one
 * rule set by `-t`: `REVIEWED_HANDS=200 nice -n 19 npx vitest run tests/engine/judge/review-laws.test.ts -t mcr`.
 */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/core/rng.ts';
import { WINDS, type Wind } from '../../../src/engine/core/wind.ts';
import { lossesByKind } from '../../../src/engine/judge/losses.ts';
import { type Level, partnerOf } from '../../../src/engine/judge/partners.ts';
import { type HandReview, playIndex, reviewHand } from '../../../src/engine/judge/review.ts';
import { type GameRules, startHand } from '../../../src/engine/play/hand-state.ts';
import { playOut } from '../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../src/engine/play/setup.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../../src/engine/scoring.ts';
import { rulesFor } from './table.ts';

const HANDS = Number(process.env['REVIEWED_HANDS'] ?? 1);

const LEVELS: readonly Level[] = ['learner', 'strong', 'patient', 'learner'];

/** Each level plays from every wind in turn. */
function reviewsOf(rules: GameRules, seed: number) {
  const { options } = rules.agreed;
  const deal = shuffledDeal(createRng(seed), rules.kit.table, { round: 'E', options });
  const levelAt = (at: number) => LEVELS[(at + seed) % LEVELS.length] as Level;
  const partners = Object.fromEntries(
    WINDS.map((wind, at) => [wind, partnerOf(levelAt(at), rules)]),
  ) as Parameters<typeof playOut>[2];
  const hand = playOut(startHand(deal), rules, partners);
  const seatOf = (level: Level) => WINDS.find((_, at) => levelAt(at) === level) as Wind;
  return {
    learner: reviewHand(hand, rules, seatOf('learner')),
    strong: reviewHand(hand, rules, seatOf('strong')),
  };
}

const summed = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

async function reviewsUnder(id: PlayableRules) {
  const rules = await rulesFor(id);
  const all: ReturnType<typeof reviewsOf>[] = [];
  for (let at = 0; at < HANDS; at++) {
    all.push(reviewsOf(rules, 9_000 + at));
    // The runner is heard in between.
    await setImmediate();
  }
  return all;
}

describe.each(PLAYABLE_RULES)('%s', (id) => {
  let played: ReturnType<typeof reviewsUnder> | undefined;
  // Not before a test of this rule set asks for them.
  const reviews = () => {
    played ??= reviewsUnder(id);
    return played;
  };
  const choicesOf = async (level: 'learner' | 'strong') =>
    (await reviews()).flatMap((seats) => seats[level].choices);

  test('the steps make up the result, and those by choice what was lost by kind', async () => {
    const all: readonly HandReview[] = (await reviews()).flatMap(({ learner, strong }) => [
      learner,
      strong,
    ]);
    for (const { course, choices, result } of all) {
      expect(summed(course.map(({ gain }) => gain))).toBe(result);
      const chosen = summed(course.filter(({ by }) => by === 'choice').map(({ gain }) => gain));
      expect(summed(lossesByKind(choices).map(({ cost }) => cost))).toBeCloseTo(-chosen, 6);
    }
  });

  test('a learner loses what a learner would: his index is 0', async () => {
    const choices = await choicesOf('learner');
    expect(choices.length).toBeGreaterThan(0);
    for (const { cost, learnerCost } of choices) expect(cost).toBe(learnerCost);
    expect([0, undefined]).toContain(playIndex(choices));
  });

  test('a strong player makes hardly a mistake, and his index is above 80', async () => {
    const choices = await choicesOf('strong');
    const mistakes = choices.filter(({ counsel }) => counsel !== undefined);
    expect(mistakes.length / Math.max(1, choices.length)).toBeLessThan(0.01);
    expect(playIndex(choices) ?? 100).toBeGreaterThan(80);
    if (HANDS === 1) return;
    const [own, learners] = [playIndex(choices), playIndex(await choicesOf('learner'))];
    console.info(id, {
      hands: HANDS,
      choices: choices.length,
      mistakes: mistakes.length,
      own,
      learners,
    });
  });
});
