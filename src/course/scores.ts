/** From the hands to be counted to what the engine makes of them; one that errs stops the build. */
import type { z } from 'astro/zod';
import {
  type Asked,
  deskNamed,
  formatOption,
  type Hand,
  loadTeaching,
  type Meld,
  parseHand,
  type ScoringTypes,
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
  type Texts,
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

/** A hand to count as a question: of which drill, and how it is answered. */
export interface ScoreQuestion {
  readonly drill: string;
  readonly asked: Asked<ScoringTypes>;
  /** On no answer at all: what counts, and why the rest does not. */
  readonly verdict: ScoringTypes['verdict'];
}

const listed = (items: readonly string[]): string | undefined =>
  items.length > 0 ? items.join() : undefined;

/** The texts of an exercise, as they would stand in an address. */
export const scoreTexts = (exercise: ScoreExercise): Texts => {
  const { hand, seat, round, how, ask, decoys, options } = exercise;
  const agreed = Object.entries(options).map(([name, value]) => [name, formatOption(value)]);
  return {
    ...{ hand, seat, round, ask },
    how: listed(how),
    with: listed(decoys),
    ...Object.fromEntries(agreed),
  };
};

/** The first drill of the rule set that can ask this; throws if there is none. */
export async function scoreQuestion(exercise: ScoreExercise): Promise<ScoreQuestion> {
  const texts = scoreTexts(exercise);
  for (const { id } of (await loadTeaching(exercise.rules)).drills) {
    const desk = await deskNamed(id);
    const asked = desk.ask(texts);
    if (!asked.ok) continue;
    const question = asked.value as Asked<ScoringTypes>;
    return {
      drill: id,
      asked: question,
      verdict: desk.check(question.texts, {}) as ScoringTypes['verdict'],
    };
  }
  throw new Error(`${exercise.id}: no drill asks ${JSON.stringify(texts)}`);
}
