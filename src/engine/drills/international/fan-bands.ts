/** The hands of the international table in bands of points, and hands dealt for each of a band. */
import type { Rng } from '../../core/rng.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import { mcrHand } from '../../rulesets/mcr/hands.ts';
import { mcr } from '../../rulesets/mcr/ruleset.ts';
import type { McrTotals } from '../../rulesets/mcr/total.ts';
import type { Item, Row } from '../../scoring/item.ts';
import type { Score } from '../../scoring/score.ts';
import { pickSteered, type Steer } from '../steer.ts';
import { dealFans } from './fan-dealer.ts';
import { type FanPosition, fanScoreOf } from './fan-position.ts';
import { FAN_RECIPES, type FanRecipe, ONE_KONG_OF_EACH } from './fan-recipes.ts';

export interface Band {
  readonly low: number;
  readonly high: number;
}

export const pointsOf = ({ value }: Item): number => value.points ?? 0;
export const countedIn = ({ rows }: Score): readonly Row[] =>
  rows.filter(({ suppressedBy }) => suppressedBy === undefined);

/** Flowers bring a point and are nothing to find. */
export const FLOWERS = 'flower-tiles';
const isFlowers = ({ id }: Item): boolean => id === FLOWERS;

/** What an answer tells of the rows of the table: whether the reader knew them. */
export type FanKnown = Readonly<Record<string, boolean>>;

/** The points of the dearest hand that counts, flowers apart; 0 if there is none. */
export const dearest = (score: Score): number =>
  Math.max(0, ...countedIn(score).map(({ item }) => (isFlowers(item) ? 0 : pointsOf(item))));

/** The hands of the most points that count, each once, flowers apart. */
export function dearestItems(score: Score): readonly string[] {
  const most = dearest(score);
  const items = countedIn(score).map(({ item }) => item);
  return [
    ...new Set(
      items.filter((item) => !isFlowers(item) && pointsOf(item) === most).map(({ id }) => id),
    ),
  ];
}

const recipeFor = (item: string): FanRecipe | undefined =>
  item === ONE_KONG_OF_EACH.item
    ? ONE_KONG_OF_EACH.recipe
    : FAN_RECIPES.find(({ number }) => mcrHand(item)?.number === number);

/** The rows of the table that a band holds in an edition, in its order. */
export const itemsOfBand = (edition: McrEdition, { low, high }: Band): readonly string[] =>
  mcr
    .items({ edition })
    .filter((item) => pointsOf(item) >= low && pointsOf(item) <= high)
    .map(({ id }) => id);

/** What a dealt hand must keep, with the row that it was dealt for. */
export type FanPromise = (score: Score<McrTotals>, item: string) => boolean;

interface Deal {
  readonly items: readonly string[];
  readonly edition: McrEdition;
  readonly promise: FanPromise;
  /** Which of the rows are dealt for oftener than others. */
  readonly steer?: Steer | undefined;
}

/** Tries for one hand; one in a few dozen does even for the rarest rows. */
const MOST_TRIES = 40_000;

/** Deals for one of the rows until it counts and the promise is kept; throws if it never is. */
export function dealFor(rng: Rng, { items, edition, promise, steer }: Deal): FanPosition {
  const item = pickSteered(rng, items, steer);
  const recipe = recipeFor(item);
  if (!recipe) throw new Error(`nothing to deal ${item} from`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const position = dealFans(rng, recipe, edition);
    const score = position && fanScoreOf(position);
    if (!position || !score?.ok) continue;
    const counts = countedIn(score.value).some((row) => row.item.id === item);
    if (counts && promise(score.value, item)) return position;
  }
  throw new Error(`no hand for ${item} in ${edition}`);
}
