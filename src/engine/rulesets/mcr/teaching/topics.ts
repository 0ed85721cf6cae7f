import type { Item } from '../../../scoring/item.ts';
import type { DealtScore, Topic } from '../../../scoring/teaching.ts';
import type { McrItemId } from '../items/table.ts';
import { MCR_MINIMUM } from '../total.ts';
import { LESSONS } from './lessons.ts';
import { RECIPES } from './recipes.ts';

type Band = NonNullable<Topic['points']>;

export const FLOWERS: McrItemId = 'flower-tiles';
const CHICKEN: McrItemId = 'chicken-hand';

const SMALL: Band = { low: 1, high: 4 };
const ABOUT_EIGHT: Band = { low: 1, high: 6 };
const MIDDLE: Band = { low: 5, high: 16 };
const GREAT: Band = { low: 24, high: 88 };

const pointsOf = ({ value }: Item): number => value.points ?? 0;
export const isFlowers = ({ id }: Item): boolean => id === FLOWERS;

const countedHands = ({ counted }: DealtScore): readonly Item[] =>
  counted.map(({ item }) => item).filter((item) => !isFlowers(item));

const dearest = (dealt: DealtScore): number => Math.max(0, ...countedHands(dealt).map(pointsOf));

function isOnlyDearest(dealt: DealtScore): boolean {
  const most = dearest(dealt);
  return countedHands(dealt).every((item) => item.id === dealt.item || pointsOf(item) < most);
}

/** Nothing dearer than the band, and several things to tick; some hands stand for themselves. */
const isWithin =
  ({ high }: Band) =>
  (dealt: DealtScore): boolean =>
    dealt.item === CHICKEN ||
    dealt.item === FLOWERS ||
    (dearest(dealt) <= high && dealt.counted.length > 1);

const isChicken = ({ counted }: DealtScore): boolean =>
  counted.some(({ item }) => item.id === CHICKEN);

const isUpTo =
  ({ high }: Band) =>
  (dealt: DealtScore): boolean =>
    dearest(dealt) <= high || isChicken(dealt);

const NEAR = 2;

const isAboutMinimum = ({ score }: DealtScore): boolean =>
  Math.abs(score.totals.base - (MCR_MINIMUM - 0.5)) < NEAR;

/** Rows that the situation gives away: nobody is asked for these alone. */
const SITUATION_ROWS: readonly McrItemId[] = [
  ...(['self-drawn', 'last-tile', 'last-tile-draw', 'last-tile-claim'] as const),
  ...(['out-with-replacement-tile', 'robbing-the-kong'] as const),
];

const isOfSituation = (item: string): boolean => SITUATION_ROWS.some((row) => row === item);

const recipesFor = (taught: readonly McrItemId[]) =>
  RECIPES.filter(({ item }) => taught.includes(item));

const { 'eight-points': eightPoints, ...named } = LESSONS;

export const NAMING: readonly Topic<McrItemId>[] = Object.entries(named).map(
  ([lesson, taught]: [string, readonly McrItemId[]]) => ({
    id: `name-${lesson}`,
    ask: 'name',
    recipes: recipesFor(taught.filter((item) => !isOfSituation(item))),
    promise: isOnlyDearest,
    leadsOn: true,
  }),
);

/** More to tick than what the situation says; of a chicken hand that is all there is. */
const isMoreThanSituation = (dealt: DealtScore): boolean =>
  countedHands(dealt).some(({ id }) => !isOfSituation(id));

const inBand = (id: string, points: Band): Pick<Topic<McrItemId>, 'id' | 'recipes' | 'points'> => ({
  id,
  recipes: RECIPES,
  points,
});

export const MIXED: Topic<McrItemId> = {
  ...{ id: 'mixed', ask: 'lines', recipes: RECIPES },
  promise: (dealt) => isMoreThanSituation(dealt) || dealt.item === FLOWERS,
};

export const EIGHT_POINTS: Topic<McrItemId> = {
  ...{ id: 'eight-points', ask: 'lines', recipes: recipesFor(eightPoints) },
  promise: isMoreThanSituation,
  leadsOn: true,
};

export const TICKING: readonly Topic<McrItemId>[] = [
  { ...inBand('small', SMALL), ask: 'lines', promise: isWithin(SMALL) },
  { ...inBand('middle', MIDDLE), ask: 'lines', promise: isWithin(MIDDLE) },
  { ...inBand('great', GREAT), ask: 'lines', promise: isWithin(GREAT) },
];

export const TOTALS: readonly Topic<McrItemId>[] = [
  { id: 'mixed', ask: 'value', recipes: RECIPES },
  { ...inBand('small', SMALL), ask: 'value', promise: isUpTo(SMALL) },
  {
    ...inBand('eight', ABOUT_EIGHT),
    ask: 'value',
    promise: (dealt) => isUpTo(ABOUT_EIGHT)(dealt) && isAboutMinimum(dealt),
  },
  { ...inBand('middle', MIDDLE), ask: 'value', promise: isUpTo(MIDDLE) },
  { ...inBand('great', GREAT), ask: 'value', promise: isUpTo(GREAT) },
  { id: 'payments', ask: 'figures', recipes: RECIPES },
];
