/** Count the hand: points, fan and total, or which lines of the table count. */
import { pick, type Rng } from '../../core/rng.ts';
import type { Tchou1924Totals } from '../../rulesets/tchou1924/total.ts';
import { bringsSomething, type Row } from '../../scoring/item.ts';
import type { Score } from '../../scoring/score.ts';
import type { Drill } from '../former-drill.ts';
import { pickSteered, type Steer } from '../steer.ts';
import { countLines } from './count-candidates.ts';
import { type DealtHand, dealLoser, dealWinner } from './count-dealer.ts';
import {
  type CountAsk,
  type CountQuestion,
  countedScore,
  impossibleHow,
  scoreOf,
  USUAL_AGREEMENTS,
} from './count-question.ts';
import {
  AGREED,
  FAN,
  LIMIT_HANDS,
  LOSING,
  ONE_GROUP,
  type Recipe,
  WINNING,
} from './count-recipes.ts';
import { type CountAnswer, type CountVerdict, figuresOf, judgeCount } from './count-verdict.ts';

/**
 * What a hand is about: one group that brings something; a hand that lost; one that won; fan of
 * the whole hand; limit hands; agreements other than the usual ones.
 */
export const COUNT_TOPICS = ['group', 'losing', 'winning', 'fan', 'limit', 'agreed'] as const;
export type CountTopic = (typeof COUNT_TOPICS)[number];

export interface CountLevel {
  readonly topic: CountTopic;
  /** Which rows of the table are dealt for oftener than others. */
  readonly steer?: Steer;
}

type Counted = readonly Row[];
type Deal = (rng: Rng, recipe: Recipe) => DealtHand | undefined;

interface Topic {
  readonly recipes: readonly Recipe[];
  readonly ask: CountAsk;
  readonly deal: Deal;
  /** What the level promises, beside that the row it deals for counts. */
  readonly promise: (
    counted: Counted,
    score: Score<Tchou1924Totals>,
    question: CountQuestion,
  ) => boolean;
}

const brings = ({ item }: Row): boolean => bringsSomething(item.value);
const bringing = (counted: Counted): number => counted.filter(brings).length;
const isOfWholeHand = ({ item }: Row): boolean =>
  item.family === 'one-fan' || (item.family === 'fan' && item.id !== 'ping-hou');
const isLimitHand = ({ totals }: Score<Tchou1924Totals>): boolean => totals.limit === 'limit-hand';

/** Whether the usual agreements would give another total. */
function isAgreementFelt({ totals }: Score<Tchou1924Totals>, question: CountQuestion): boolean {
  const usual = countedScore({ ...question, options: USUAL_AGREEMENTS });
  return usual.totals.total !== totals.total;
}

const TOPICS: Readonly<Record<CountTopic, Topic>> = {
  group: {
    recipes: ONE_GROUP,
    ask: 'lines',
    deal: dealLoser,
    promise: (counted) => bringing(counted) === 1,
  },
  losing: {
    recipes: LOSING,
    ask: 'figures',
    deal: dealLoser,
    promise: (counted) => bringing(counted) > 1,
  },
  winning: {
    recipes: WINNING,
    ask: 'figures',
    deal: dealWinner,
    promise: (counted, score) => !isLimitHand(score) && !counted.some(isOfWholeHand),
  },
  fan: {
    recipes: FAN,
    ask: 'figures',
    deal: dealWinner,
    promise: (_, score) => !isLimitHand(score),
  },
  limit: { recipes: LIMIT_HANDS, ask: 'lines', deal: dealWinner, promise: () => true },
  agreed: {
    recipes: AGREED,
    ask: 'figures',
    deal: dealWinner,
    promise: (_, score, question) => !isLimitHand(score) && isAgreementFelt(score, question),
  },
};

/** The rows that hands of a level are dealt for, each once, in the order of the recipes. */
export const countTargets = (topic: CountTopic): readonly string[] => [
  ...new Set(TOPICS[topic].recipes.map(({ item }) => item)),
];

/** One of the recipes: each row as likely, or oftener where the reader's mistakes ask for it. */
function pickRecipe(rng: Rng, topic: CountTopic, steer: CountLevel['steer']): Recipe {
  const item = pickSteered(rng, countTargets(topic), steer);
  return pick(
    rng,
    TOPICS[topic].recipes.filter((recipe) => recipe.item === item),
  );
}

const questionFrom = (
  { ask }: Topic,
  { hand, seat }: DealtHand,
  recipe: Recipe,
): CountQuestion => ({
  hand,
  seat,
  how: recipe.how ? [recipe.how] : [],
  options: { ...USUAL_AGREEMENTS, ...recipe.agreed },
  ask,
});

const countedIn = ({ rows }: Score): Counted =>
  rows.filter(({ suppressedBy }) => suppressedBy === undefined);

/** Whether the row the hand was dealt for counts, and the level keeps its word. */
function isAsPromised(question: CountQuestion, { promise }: Topic, { item }: Recipe): boolean {
  if (impossibleHow(question) !== undefined) return false;
  const score = scoreOf(question);
  if (!score.ok) return false;
  const counted = countedIn(score.value);
  return counted.some((row) => row.item.id === item) && promise(counted, score.value, question);
}

/** Tries for one question; one in a few dozen does even for the rarest rows. */
const MOST_TRIES = 20_000;

/** Deals for one row until it counts; chance takes another way every time. */
function make(rng: Rng, { topic, steer }: CountLevel): CountQuestion {
  const about = TOPICS[topic];
  const recipe = pickRecipe(rng, topic, steer);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const dealt = about.deal(rng, recipe);
    const question = dealt && questionFrom(about, dealt, recipe);
    if (question && isAsPromised(question, about, recipe)) return question;
  }
  throw new Error(`no hand for ${recipe.item} at level ${topic}`);
}

function solve(question: CountQuestion): CountAnswer {
  const score = countedScore(question);
  if (question.ask === 'figures') return { ask: 'figures', figures: figuresOf(score) };
  const lines = countLines(score, question.options).filter(({ counts }) => counts);
  return { ask: 'lines', lines: lines.map(({ item }) => item) };
}

export const countHand: Drill<CountLevel, CountQuestion, CountAnswer, CountVerdict> = {
  id: 'count-hand',
  board: 'score-sheet',
  make,
  solve,
  check: judgeCount,
};
