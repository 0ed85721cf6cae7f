/** Hands dealt for the rows of a table, until one counts and keeps what its level promises. */
import { pick, type Rng } from '../../core/rng.ts';
import { impossibleCircumstance } from '../../scoring/circumstance.ts';
import { type AgreedRules, agreedOf } from '../../scoring/kit.ts';
import { formatOption } from '../../scoring/option.ts';
import type { Recipe } from '../../scoring/recipe.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { Topic } from '../../scoring/teaching.ts';
import type { Level, LevelField } from '../drill.ts';
import { optionFields, readFields } from '../field.ts';
import { type Bias, pickSteered } from '../steer.ts';
import { dealScoredHand } from './hand-dealer.ts';
import { asksLines, hasOneAnswer } from './lines.ts';
import {
  asksPayments,
  type CountedQuestion,
  countHand,
  impossibleIn,
  type ScoringQuestion,
  type Subject,
  situationOf,
  type TaughtRules,
} from './position.ts';

type Options = AgreedRules['options'];

export interface Deal extends Pick<Topic, 'ask' | 'recipes' | 'points' | 'lost' | 'promise'> {
  /** What the table has agreed on, where a recipe does not say otherwise. */
  readonly agreed: Options;
}

interface AgreedRecipe extends Recipe {
  readonly agreed: Options;
}

function recipesOf(
  { kit }: TaughtRules,
  { recipes, points, agreed }: Deal,
): readonly AgreedRecipe[] {
  return recipes
    .map((recipe) => ({ ...recipe, agreed: { ...agreed, ...recipe.agreed } }))
    .filter((recipe) => {
      const item = agreedOf(kit, recipe.agreed).items.find(({ id }) => id === recipe.item);
      if (!item || !points) return item !== undefined;
      const { points: worth = 0 } = item.value;
      return worth >= points.low && worth <= points.high;
    });
}

export const targetsOf = (taught: TaughtRules, deal: Deal): readonly string[] => [
  ...new Set(recipesOf(taught, deal).map(({ item }) => item)),
];

function isAsPromised(asked: CountedQuestion, item: string, { promise }: Deal): boolean {
  const { kit, situation, score, counted } = asked;
  if (!counted.some((row) => row.item.id === item)) return false;
  const usualTotal = (): number => {
    const usual = agreedOf(kit, {}).score(situation);
    return usual.ok ? usual.value.totals.total : 0;
  };
  const isKept = promise?.({ item, score, counted, usualTotal }) ?? true;
  return isKept && (!asksLines(asked) || hasOneAnswer(asked));
}

/** Something that happens now and then, whatever the hand is asked for. */
function inCircumstances(
  rng: Rng,
  { kit: { circumstances }, teaching: { happensOneIn } }: TaughtRules,
  question: ScoringQuestion,
): ScoringQuestion {
  const isFree = happensOneIn !== undefined && question.hand.win && question.how.length === 0;
  if (!isFree || rng.below(happensOneIn) > 0) return question;
  const possible = circumstances
    .map(({ id }) => ({ ...question, how: [id] }))
    .filter((happened) => !impossibleCircumstance(circumstances, situationOf(happened)));
  return possible.length > 0 ? pick(rng, possible) : question;
}

function tryDeal(
  rng: Rng,
  taught: TaughtRules,
  deal: Deal,
  recipe: AgreedRecipe,
): ScoringQuestion | undefined {
  const { kit, teaching } = taught;
  const dealt = dealScoredHand(rng, recipe, teaching, deal.lost);
  if (!dealt) return undefined;
  const happened = inCircumstances(rng, taught, {
    ...{ ...dealt, round: kit.countsRound ? dealt.round : 'E', extras: {} },
    ...{ options: recipe.agreed, ask: deal.ask, with: [], from: null },
  });
  const extras = teaching.dealExtras?.(rng, situationOf(happened), recipe.agreed) ?? {};
  const question = { ...happened, extras };
  const situation = situationOf(question);
  if (impossibleIn(kit, situation)) return undefined;
  if (teaching.isAllSaid?.(situation) === false) return undefined;
  const asked = countHand(taught, question);
  return asked.ok && isAsPromised(asked.value, recipe.item, deal) ? question : undefined;
}

/** Tries for one hand; a few dozen are enough even for the rarest rows. */
const MOST_TRIES = 40_000;

/** Deals for one of the rows, steered, until it counts and the promise is kept. */
export function dealFor(rng: Rng, taught: TaughtRules, deal: Deal, turn?: Bias): ScoringQuestion {
  const recipes = recipesOf(taught, deal);
  const item = pickSteered(rng, targetsOf(taught, deal), turn);
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

export const agreementFields = (
  { kit }: Pick<TaughtRules, 'kit'>,
  names: readonly string[] = [],
): readonly LevelField[] =>
  names.map((name) => ({
    name,
    values: kit.choicesOf(name).map(formatOption),
    agreementOf: kit.id,
    isShared: true,
    isMinor: true,
  }));

/** What a level says of agreements, the rest as usual. */
export function levelAgreements(
  { kit }: Pick<TaughtRules, 'kit'>,
  level: Level,
  names = kit.scoringOptions,
): Options {
  const options = readFields(optionFields(kit, names), level);
  if (!options.ok) throw new Error(`${kit.id}: ${JSON.stringify(options.error)}`);
  return options.value;
}

export function dealOf(subject: Subject, level: Level): Deal {
  const { id, topics } = subject.drill;
  const topic = topics.find((known) => known.id === level['level']) ?? topics[0];
  if (!topic) throw new Error(`no topics: ${id}`);
  return { ...topic, agreed: levelAgreements(subject, level) };
}

/** A question of a level. Who let a tile go is left to chance, where that is asked. */
export function makeQuestion(
  rng: Rng,
  subject: Subject,
  level: Level,
  turn?: Bias,
): ScoringQuestion {
  const question = dealFor(rng, subject, dealOf(subject, level), turn);
  const { hand, seat } = question;
  const isGiven = asksPayments(subject.teaching, question.ask) && hand.win?.by === 'discard';
  return isGiven ? { ...question, from: pick(rng, othersThan(seat)) } : question;
}

export const isAgreed = ({ options }: { readonly options: Options }, agreed: Options): boolean =>
  Object.entries(agreed).every(
    ([name, value]) => formatOption(value) === formatOption(options[name]),
  );

export function keepsScoringPromise(
  subject: Subject,
  question: ScoringQuestion,
  level: Level,
): boolean {
  const deal = dealOf(subject, level);
  const { hand, ask } = question;
  if (ask !== deal.ask || (hand.win === undefined) !== (deal.lost === true)) return false;
  const asked = countHand(subject, question);
  return recipesOf(subject, deal).some(
    (recipe) =>
      asked.ok && isAgreed(question, recipe.agreed) && isAsPromised(asked.value, recipe.item, deal),
  );
}
