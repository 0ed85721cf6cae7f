/** From the exercises to what the engine makes of them; an exercise that errs stops the build. */
import type { z } from 'astro/zod';
import {
  createScorer,
  type Explanation,
  explain,
  type Hand,
  inSituation,
  type Meld,
  parseHand,
  type Settlement,
  settleFalseWin,
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
  type Tchou1924Totals,
  tchou1924,
  type Wind,
} from '../engine/index.ts';
import type { scoreExercise, settleExercise } from './schemas.ts';

export type ScoreExercise = z.output<typeof scoreExercise>;
export type SettleExercise = z.output<typeof settleExercise>;

/** What the table of an exercise plays by. */
export const optionsOf = ({
  options,
}: Pick<ScoreExercise | SettleExercise, 'options'>): Tchou1924Options => ({
  ...TCHOU1924_DEFAULTS,
  ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
});

/** Any hand in the notation. */
export function handFrom(text: string): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return hand.value;
}

/** The melds of a notation that has nothing else. */
export const meldsFrom = (text: string): readonly Meld[] => handFrom(text).melds;

export interface Explained {
  readonly hand: Hand;
  readonly options: Tchou1924Options;
  readonly totals: Tchou1924Totals;
  readonly explanation: Explanation;
}

/** The hand of an exercise, counted. */
export function explained(exercise: ScoreExercise): Explained {
  const { seat, how } = exercise;
  const options = optionsOf(exercise);
  const hand = handFrom(exercise.hand);
  const score = createScorer(tchou1924, options)(inSituation(hand, { seat, how }));
  if (!score.ok) throw new Error(`${exercise.id}: ${score.error.code}`);
  const { value } = score;
  const explanation = explain(value, tchou1924.steps(value));
  return { hand, options, totals: value.totals, explanation };
}

/** Who pays whom at the end of an exercise. East has the first hand. */
export function settled(exercise: SettleExercise): Settlement {
  const options = optionsOf(exercise);
  const { id, winner = null, from = null, scores, fine } = exercise;
  if (fine?.kind === 'false-win') return settleFalseWin(fine.offender, options);
  if (!scores) throw new Error(`${id} has no scores`);
  const account = { winner, from, scores, dealer: 'E' } as const;
  const fined = fine ? { fine: { kind: fine.kind, seat: fine.offender } } : {};
  const settlement = tchou1924.settle({ ...account, ...fined }, options);
  if (!settlement.ok) throw new Error(`${id}: ${settlement.error.code}`);
  return settlement.value;
}

/** The sum that an exercise asks for, in francs. */
export function askedSum({ ask }: SettleExercise, { transfers, payments }: Settlement): number {
  const { from, to } = ask;
  if (from === undefined) return to === undefined ? 0 : payments[to];
  const wanted = transfers.filter(
    (one) => one.from === from && (to === undefined || one.to === to),
  );
  return wanted.reduce((sum, { amount }) => sum + amount, 0);
}

/** The seats by the letters of the book, A having the first hand. */
export const LETTERS: Readonly<Record<Wind, string>> = { E: 'A', S: 'B', W: 'C', N: 'D' };
