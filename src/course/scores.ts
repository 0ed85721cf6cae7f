/** From the hands to be counted to what the engine makes of them; one that errs stops the build. */
import type { z } from 'astro/zod';
import {
  createScorer,
  type Explanation,
  explain,
  type Hand,
  impossibleCircumstance,
  inSituation,
  MCR_DEFAULTS,
  MCR_MINIMUM,
  type McrTotals,
  type Meld,
  mcr,
  parseHand,
  type Ruleset,
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
  type Tchou1924Totals,
  type Totals,
  tchou1924,
} from '../engine/index.ts';
import type { scoreExercise } from './schemas.ts';

export type ScoreExercise = z.output<typeof scoreExercise>;

/** What the table of an exercise plays by, under the rules of 1924. */
export const optionsOf = ({ options }: Pick<ScoreExercise, 'options'>): Tchou1924Options => ({
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

interface Counted<T extends Totals> {
  readonly hand: Hand;
  readonly totals: T;
  readonly explanation: Explanation;
}

export interface CountedTchou1924 extends Counted<Tchou1924Totals> {
  readonly rules: 'tchou1924';
  readonly options: Tchou1924Options;
}

export interface CountedMcr extends Counted<McrTotals> {
  readonly rules: 'mcr';
  /** What a hand must be worth to go out. */
  readonly minimum: number;
}

export type Explained = CountedTchou1924 | CountedMcr;

type Situated = Pick<ScoreExercise, 'seat' | 'round' | 'how'>;

function counted<Options, T extends Totals>(
  rules: Ruleset<Options, T>,
  options: Options,
  { id, seat, round, how, ...exercise }: Situated & Pick<ScoreExercise, 'id' | 'hand'>,
): Counted<T> {
  const hand = handFrom(exercise.hand);
  const situation = inSituation(hand, { seat, round, how });
  const impossible = impossibleCircumstance(rules.circumstances, situation);
  if (impossible !== undefined) throw new Error(`${id}: ${impossible} cannot be`);
  const score = createScorer(rules, options)(situation);
  if (!score.ok) throw new Error(`${id}: ${score.error.code}`);
  const { value } = score;
  return { hand, totals: value.totals, explanation: explain(value, rules) };
}

/** The hand of an exercise under the rules of 1924. */
export function countedTchou1924(exercise: ScoreExercise): CountedTchou1924 {
  const options = optionsOf(exercise);
  return { rules: 'tchou1924', options, ...counted(tchou1924, options, exercise) };
}

/** The hand of an exercise under the international rules. */
export const countedMcr = (
  exercise: Situated & Pick<ScoreExercise, 'id' | 'hand'>,
): CountedMcr => ({
  rules: 'mcr',
  minimum: MCR_MINIMUM,
  ...counted(mcr, MCR_DEFAULTS, exercise),
});

/** The hand of an exercise, counted by its rules. */
export const explained = (exercise: ScoreExercise): Explained =>
  exercise.rules === 'mcr' ? countedMcr(exercise) : countedTchou1924(exercise);
