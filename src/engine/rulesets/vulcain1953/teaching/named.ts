/** The special hands by their names (`vulcain1953.4.1.6` to `4.1.27`), and tiles passed before a goulash. */
import type { ExchangeDrill, NamedDrill } from '../../../scoring/teaching.ts';
import type { Vulcain1953ItemId } from '../items/table.ts';
import { goulashShapes } from '../shapes/goulash.ts';
import { VULCAIN1953_SHAPES } from '../shapes.ts';
import { DOUBLES, SPECIAL } from './recipes.ts';

const PAIRS = [
  ...(['seven-pairs', 'twins-of-heaven', 'honour-pairs', 'bicolour', 'tricot'] as const),
  ...(['jade-pairs', 'ruby-pairs'] as const),
];
const RUNS = [
  ...(['windy-chow', 'wriggling-snake', 'unique-wonder', 'gates-of-heaven'] as const),
  ...(['sequence-pung-pair', 'gretas-garden'] as const),
];
const SETS = [
  ...(['imperial-jade', 'royal-ruby', 'windy-dragons', 'winds-and-dragons'] as const),
  ...(['three-great-scholars', 'four-blessings', 'jade-ruby'] as const),
];

const ALL: readonly Vulcain1953ItemId[] = [...PAIRS, ...RUNS, ...SETS];

const dealing = (items: readonly Vulcain1953ItemId[]) =>
  SPECIAL.filter(({ item }) => items.includes(item));

export const NAMED: NamedDrill<Vulcain1953ItemId> = {
  id: 'name-hand',
  hands: ALL,
  recipes: dealing(ALL),
  topics: { all: ALL, pairs: PAIRS, runs: RUNS, sets: SETS },
};

const NEAR_PAIRS = ['seven-pairs', 'honour-pairs', 'twins-of-heaven'] as const;
const NEAR_OTHERS = [
  ...(['bicolour', 'tricot', 'wriggling-snake', 'unique-wonder'] as const),
  ...(['windy-dragons', 'gates-of-heaven', 'sequence-pung-pair', 'gretas-garden'] as const),
];

export const EXCHANGE: ExchangeDrill<Vulcain1953ItemId> = {
  id: 'goulash-exchange',
  shapes: goulashShapes(VULCAIN1953_SHAPES),
  topics: {
    sets: { recipes: DOUBLES.filter(({ item }) => item === 'all-pungs'), shapes: ['standard'] },
    pairs: { recipes: dealing(NEAR_PAIRS), shapes: NEAR_PAIRS },
    special: { recipes: dealing(NEAR_OTHERS), shapes: NEAR_OTHERS },
  },
};
