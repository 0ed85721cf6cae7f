/** Hands dealt for the rows of a table, until one counts and keeps what its level promises. */
import { pick, type Rng } from '../../core/rng.ts';
import { impossibleCircumstance } from '../../scoring/circumstance.ts';
import type { Agreed } from '../../scoring/kit.ts';
import { formatOption } from '../../scoring/option.ts';
import type { Recipe } from '../../scoring/recipe.ts';
import type { Score } from '../../scoring/score.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { DealtScore, Topic } from '../../scoring/teaching.ts';
import type { Level, LevelField } from '../drill.ts';
import { pickSteered, type Steer } from '../steer.ts';
import { dealHand } from './hand-dealer.ts';
import { countedRows, hasOneAnswer } from './lines.ts';
import {
  agreedFor,
  type ScoringQuestion,
  type Subject,
  scoringOptions,
  situationOf,
  type Taught,
} from './position.ts';

/** What hands are dealt for: rows of a table under some agreements, and what they keep. */
export interface Deal extends Pick<Topic, 'ask' | 'recipes' | 'points' | 'lost' | 'promise'> {
  /** What the table has agreed on, beside what a recipe says. */
  readonly agreed: Agreed['options'];
}

const isWithin = (points: number, { low, high }: NonNullable<Deal['points']>): boolean =>
  points >= low && points <= high;

/** The recipes whose row stands in the table. */
function recipesOf(taught: Taught, { recipes, points, agreed }: Deal): readonly Recipe[] {
  return recipes.filter((recipe) => {
    const { items } = agreedFor(taught, { ...agreed, ...recipe.agreed });
    const item = items.find(({ id }) => id === recipe.item);
    return item !== undefined && (!points || isWithin(item.value.points ?? 0, points));
  });
}

/** The rows that are dealt for, each once, in the order of the recipes. */
export const targetsOf = (taught: Taught, deal: Deal): readonly string[] => [
  ...new Set(recipesOf(taught, deal).map(({ item }) => item)),
];

/** Whether the row that a hand was dealt for counts in it, and the level keeps its word. */
function isAsPromised(
  taught: Taught,
  question: ScoringQuestion,
  score: Score,
  { item, promise }: Pick<Deal, 'promise'> & Pick<Recipe, 'item'>,
): boolean {
  const counted = countedRows(score);
  if (!counted.some((row) => row.item.id === item)) return false;
  const usualTotal = (): number => {
    const usual = agreedFor(taught, {}).score(situationOf(question));
    return usual.ok ? usual.value.totals.total : 0;
  };
  const dealt: DealtScore = { item, score, counted, usualTotal };
  const isOneOf = question.ask === 'lines' || question.ask === 'name';
  return (promise?.(dealt) ?? true) && (!isOneOf || hasOneAnswer(taught, question));
}

function tryDeal(
  rng: Rng,
  taught: Taught,
  deal: Deal,
  recipe: Recipe,
): ScoringQuestion | undefined {
  const dealt = dealHand(rng, recipe, taught.teaching, deal.lost);
  if (!dealt) return undefined;
  const situation = situationOf(dealt);
  if (impossibleCircumstance(taught.kit.circumstances, situation)) return undefined;
  if (!(taught.teaching.isAllSaid?.(situation) ?? true)) return undefined;
  const options = scoringOptions(taught, { ...deal.agreed, ...recipe.agreed });
  const question: ScoringQuestion = {
    ...dealt,
    round: taught.kit.countsRound ? dealt.round : 'E',
    ...{ options, ask: deal.ask, with: [], from: null },
  };
  const score = agreedFor(taught, options).score(situation);
  const kept = score.ok && isAsPromised(taught, question, score.value, { ...deal, ...recipe });
  return kept ? question : undefined;
}

/** Tries for one hand; one in a few dozen does even for the rarest rows. */
const MOST_TRIES = 40_000;

/**
 * Deals for one of the rows, for some of them more often where it is steered to them, until it
 * counts and the promise is kept; throws if it never is.
 */
export function dealFor(rng: Rng, taught: Taught, deal: Deal, steer?: Steer): ScoringQuestion {
  const recipes = recipesOf(taught, deal);
  const item = pickSteered(rng, [...new Set(recipes.map((recipe) => recipe.item))], steer);
  const recipe = pick(
    rng,
    recipes.filter((known) => known.item === item),
  );
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const question = tryDeal(rng, taught, deal, recipe);
    if (question) return question;
  }
  throw new Error(`no hand for ${item}`);
}

/** The choices between which a level decides, for some agreements. */
export const agreementFields = (
  { kit }: Taught,
  names: readonly string[] = [],
): readonly LevelField[] =>
  names.map((name) => ({ name, values: kit.choicesOf(name).map(formatOption), isMinor: true }));

/** What a level decides of some agreements. */
export function levelAgreements(
  { kit }: Taught,
  level: Level,
  names: readonly string[] = [],
): Agreed['options'] {
  const agreed = kit.readTexts(Object.fromEntries(names.map((name) => [name, level[name]])));
  if (!agreed.ok) throw new Error(`${kit.id}: ${JSON.stringify(agreed.error)}`);
  return agreed.value;
}

/** What a level deals for. */
export function dealOf(subject: Subject, level: Level): Deal {
  const { id, topics, agreements } = subject.drill;
  const topic = topics.find((known) => known.id === level['level']) ?? topics[0];
  if (!topic) throw new Error(`no topics: ${id}`);
  return { ...topic, agreed: levelAgreements(subject, level, agreements) };
}

/** A question of a level. Who let a tile go is left to chance, where that is asked. */
export function makeQuestion(
  rng: Rng,
  subject: Subject,
  level: Level,
  steer?: Steer,
): ScoringQuestion {
  const question = dealFor(rng, subject, dealOf(subject, level), steer);
  const { hand, seat, ask } = question;
  const isGiven = subject.drill.payments && ask === 'figures' && hand.win?.by === 'discard';
  return isGiven ? { ...question, from: pick(rng, othersThan(seat)) } : question;
}

/** Whether a question is under these agreements. */
export const isAgreed = (
  taught: Taught,
  { options }: Pick<ScoringQuestion, 'options'>,
  given: Agreed['options'],
): boolean =>
  Object.entries(scoringOptions(taught, given)).every(
    ([name, value]) => formatOption(value) === formatOption(options[name]),
  );

/** Whether a question is one that the level may ask. */
export function keepsPromise(subject: Subject, question: ScoringQuestion, level: Level): boolean {
  const deal = dealOf(subject, level);
  const { hand, ask, options } = question;
  if (ask !== deal.ask || (hand.win === undefined) !== (deal.lost === true)) return false;
  const score = agreedFor(subject, options).score(situationOf(question));
  return recipesOf(subject, deal).some(
    (recipe) =>
      score.ok &&
      isAgreed(subject, question, { ...deal.agreed, ...recipe.agreed }) &&
      isAsPromised(subject, question, score.value, { ...deal, ...recipe }),
  );
}
