/** Hands dealt for the rows of a table, until one counts and keeps what its level promises. */
import { pick, type Rng } from '../../core/rng.ts';
import { impossibleCircumstance } from '../../scoring/circumstance.ts';
import type { Agreed } from '../../scoring/kit.ts';
import { formatOption } from '../../scoring/option.ts';
import type { Recipe } from '../../scoring/recipe.ts';
import type { Score } from '../../scoring/score.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { DealtScore, Topic } from '../../scoring/teaching.ts';
import type { Level } from '../drill.ts';
import { pickSteered, type Steer } from '../steer.ts';
import { dealHand } from './hand-dealer.ts';
import { countedRows, hasOneAnswer } from './lines.ts';
import {
  agreedFor,
  type ScoringQuestion,
  type Subject,
  scoringOptions,
  situationOf,
} from './position.ts';

/** What hands are dealt for: rows of a table under some agreements, and what they keep. */
export interface Deal extends Pick<Topic, 'ask' | 'recipes' | 'points' | 'lost' | 'promise'> {
  /** What the table has agreed on, beside what a recipe says. */
  readonly agreed: Agreed['options'];
}

const isWithin = (points: number, { low, high }: NonNullable<Deal['points']>): boolean =>
  points >= low && points <= high;

/** The recipes whose row stands in the table. */
function recipesOf(subject: Subject, { recipes, points, agreed }: Deal): readonly Recipe[] {
  return recipes.filter((recipe) => {
    const { items } = agreedFor(subject, { ...agreed, ...recipe.agreed });
    const item = items.find(({ id }) => id === recipe.item);
    return item !== undefined && (!points || isWithin(item.value.points ?? 0, points));
  });
}

/** The rows that are dealt for, each once, in the order of the recipes. */
export const targetsOf = (subject: Subject, deal: Deal): readonly string[] => [
  ...new Set(recipesOf(subject, deal).map(({ item }) => item)),
];

/** Whether the row that a hand was dealt for counts in it, and the level keeps its word. */
function isAsPromised(
  subject: Subject,
  question: ScoringQuestion,
  score: Score,
  { item, promise }: Pick<Deal, 'promise'> & Pick<Recipe, 'item'>,
): boolean {
  const counted = countedRows(score);
  if (!counted.some((row) => row.item.id === item)) return false;
  const usualTotal = (): number => {
    const usual = agreedFor(subject, {}).score(situationOf(question));
    return usual.ok ? usual.value.totals.total : 0;
  };
  const dealt: DealtScore = { item, score, counted, usualTotal };
  const isOneOf = question.ask === 'lines' || question.ask === 'name';
  return (promise?.(dealt) ?? true) && (!isOneOf || hasOneAnswer(subject, question));
}

function tryDeal(
  rng: Rng,
  subject: Subject,
  deal: Deal,
  recipe: Recipe,
): ScoringQuestion | undefined {
  const dealt = dealHand(rng, recipe, subject.teaching, deal.lost);
  if (!dealt) return undefined;
  const situation = situationOf(dealt);
  if (impossibleCircumstance(subject.kit.circumstances, situation)) return undefined;
  if (!(subject.teaching.isAllSaid?.(situation) ?? true)) return undefined;
  const options = scoringOptions(subject, { ...deal.agreed, ...recipe.agreed });
  const question: ScoringQuestion = {
    ...dealt,
    round: subject.kit.countsRound ? dealt.round : 'E',
    ...{ options, ask: deal.ask, with: [], from: null },
  };
  const score = agreedFor(subject, options).score(situation);
  const kept = score.ok && isAsPromised(subject, question, score.value, { ...deal, ...recipe });
  return kept ? question : undefined;
}

/** Tries for one hand; one in a few dozen does even for the rarest rows. */
const MOST_TRIES = 40_000;

/**
 * Deals for one of the rows, for some of them more often where it is steered to them, until it
 * counts and the promise is kept; throws if it never is.
 */
export function dealFor(rng: Rng, subject: Subject, deal: Deal, steer?: Steer): ScoringQuestion {
  const recipes = recipesOf(subject, deal);
  const item = pickSteered(rng, [...new Set(recipes.map((recipe) => recipe.item))], steer);
  const recipe = pick(
    rng,
    recipes.filter((known) => known.item === item),
  );
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const question = tryDeal(rng, subject, deal, recipe);
    if (question) return question;
  }
  throw new Error(`no hand for ${item}`);
}

/** What a level deals for. */
export function dealOf({ kit, drill }: Subject, level: Level): Deal {
  const topic = drill.topics.find(({ id }) => id === level['level']) ?? drill.topics[0];
  if (!topic) throw new Error(`no topics: ${drill.id}`);
  const named = drill.agreements ?? [];
  const texts = Object.fromEntries(named.map((option) => [option, level[option]]));
  const agreed = kit.readTexts(texts);
  if (!agreed.ok) throw new Error(`${kit.id}: ${JSON.stringify(agreed.error)}`);
  return { ...topic, agreed: agreed.value };
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

const isAgreed = (
  subject: Subject,
  { options }: ScoringQuestion,
  given: Agreed['options'],
): boolean =>
  Object.entries(scoringOptions(subject, given)).every(
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
