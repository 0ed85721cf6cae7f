import { isHonour, isSuited } from '../../../core/tile.ts';
import {
  CHOW,
  CONCEALED_CHOW,
  CONCEALED_PUNG,
  concealed,
  EARTH,
  exposed,
  filledWith,
  HEAVEN,
  KONG,
  ofKind,
  PUNG,
  type Recipe,
  recipesOfSets,
  SUITED_PUNG,
  thirteenOrphans,
  times,
  withSet,
} from '../../../scoring/recipe.ts';
import {
  among,
  inFamilies,
  isDragon,
  isEnd,
  isEndOrHonour,
  isIdle,
  isRoundWind,
  isSeatWind,
  isSimple,
  isWind,
} from '../../../scoring/tile-kinds.ts';
import type { Vulcain1953ItemId } from '../items/table.ts';
import { GREEN_BAMBOOS, JADE, RED_BAMBOOS, RUBY } from '../shapes/pairs.ts';
import {
  bicolour,
  garden,
  gates,
  honourPairs,
  jadePairs,
  purePairs,
  rubyPairs,
  sequencePungPair,
  sevenPairs,
  snake,
  tricot,
  twins,
  windyChow,
  windyDragons,
} from './whole-hands.ts';

type NavyRecipe = Recipe<Vulcain1953ItemId>;
type Recipes = readonly NavyRecipe[];

const SETS: Recipes = recipesOfSets([
  ['simples', isSimple],
  ['ends', isEnd],
  ['winds-dragons', isHonour],
]);

const PAIRS: Recipes = [
  { item: 'pair-dragon', pair: isDragon },
  { item: 'pair-own-wind', pair: isSeatWind },
  { item: 'pair-prevailing-wind', pair: isRoundWind },
];

const SET_DOUBLES: Recipes = [
  { item: 'dragon-set', sets: [ofKind(PUNG, isDragon)] },
  { item: 'own-wind-set', sets: [ofKind(PUNG, isSeatWind)] },
  { item: 'prevailing-wind-set', sets: [ofKind(PUNG, isRoundWind)] },
];

const FLOWERS: Recipes = [
  { item: 'flower', sets: [PUNG], flowers: 'other' },
  { item: 'own-flower', sets: [PUNG], flowers: 'own' },
  { item: 'bouquet', sets: [PUNG], flowers: 'bouquet' },
];

export const ONE_SET: Recipes = filledWith([], [...SETS, ...PAIRS]);

export const LOSING: Recipes = filledWith(
  [CHOW, PUNG, PUNG, KONG],
  [...SETS, ...PAIRS, ...SET_DOUBLES, ...FLOWERS, { item: 'chow', sets: [exposed(CHOW)] }],
);

/** One chow at most, unless the whole hand is drawn. */
const PLAIN = [PUNG, PUNG, PUNG, KONG] as const;

const WITH_CHOW = [CHOW, PUNG, PUNG, PUNG] as const;

const LAST_TILE: Recipes = [
  { item: 'completed-middle', sets: WITH_CHOW, wait: 'closed' },
  { item: 'drawn-pung', sets: [concealed(PUNG), CHOW], wait: 'two-pairs', by: 'self' },
  { item: 'completed-pair', sets: WITH_CHOW, wait: 'pair' },
];

const WORTHLESS: NavyRecipe = {
  item: 'worthless-hand',
  sets: times(4, CONCEALED_CHOW),
  pair: isIdle,
  by: 'self',
};

/** Points, with the doubles of dragons, winds and flowers. */
export const WINNING: Recipes = filledWith(PLAIN, [
  ...[...SETS, ...PAIRS, ...SET_DOUBLES, ...FLOWERS].map((recipe) => withSet(recipe, CHOW)),
  ...LAST_TILE,
  { item: 'mah-jong', sets: WITH_CHOW },
  { item: 'chow', sets: WITH_CHOW },
  { item: 'pair-plain', sets: WITH_CHOW, pair: isIdle },
]);

const COLOUR: Recipes = [
  { item: 'pure-hand', tiles: inFamilies('m'), sets: [CHOW, CHOW], rest: [CHOW, PUNG] },
  {
    item: 'pure-hand',
    colours: true,
    tiles: (tile) => tile === '7z' || inFamilies('m')(tile),
    sets: [ofKind(PUNG, isDragon), CHOW],
    pair: isSuited,
    rest: [CHOW, SUITED_PUNG],
  },
  {
    item: 'troubled-hand',
    tiles: inFamilies('m', 'z'),
    sets: [CHOW, SUITED_PUNG, ofKind(PUNG, isHonour)],
    rest: [SUITED_PUNG],
  },
];

const WHOLE_HAND: Recipes = [
  { item: 'all-pungs', sets: times(4, PUNG) },
  { item: 'all-kongs', sets: times(4, KONG) },
  {
    item: 'all-honours',
    tiles: isEndOrHonour,
    sets: [...times(2, ofKind(PUNG, isEnd)), ...times(2, PUNG)],
  },
  { item: 'concealed-hand', laid: 'concealed', by: 'self', rest: [CHOW, PUNG] },
  WORTHLESS,
];

const CIRCUMSTANCES: Recipes = [
  { item: 'loose-tile', sets: [KONG, CHOW], by: 'self', how: 'replacement' },
  { item: 'last-wall-tile', sets: [PUNG, CHOW], by: 'self', how: 'last-wall' },
  { item: 'robbed-kong', sets: WITH_CHOW, by: 'discard', how: 'rob-kong' },
  { item: 'snatched-pung', sets: WITH_CHOW, by: 'discard', how: 'snatched-pung' },
  {
    item: 'first-discard-pung',
    sets: [exposed(PUNG), CHOW],
    how: 'first-discard-pung',
    seats: ['S', 'W', 'N'],
  },
];

/** Doubles of the whole hand and of the win. */
export const DOUBLES: Recipes = [...COLOUR, ...WHOLE_HAND, ...filledWith(PLAIN, CIRCUMSTANCES)];

const SPECIAL_SETS: Recipes = [
  {
    item: 'imperial-jade',
    colours: true,
    tiles: among(...JADE),
    sets: [PUNG, PUNG],
    rest: [CHOW, PUNG],
  },
  { item: 'royal-ruby', colours: true, tiles: among(...RUBY), sets: times(4, PUNG) },
  { item: 'winds-and-dragons', tiles: isHonour, sets: times(4, PUNG) },
  {
    item: 'three-great-scholars',
    sets: times(3, ofKind(PUNG, isDragon)),
    rest: [CHOW, SUITED_PUNG],
    pair: isSuited,
  },
  { item: 'four-blessings', sets: times(4, ofKind(PUNG, isWind)), pair: isSuited },
  {
    item: 'jade-ruby',
    colours: true,
    sets: [
      ofKind(PUNG, among('6z')),
      ofKind(PUNG, among('7z')),
      ofKind(PUNG, among(...GREEN_BAMBOOS)),
      ofKind(PUNG, among(...RED_BAMBOOS)),
    ],
    pair: inFamilies('s'),
  },
];

const SPECIAL_TILES: Recipes = [
  { item: 'seven-pairs', whole: sevenPairs },
  { item: 'seven-pairs', whole: purePairs },
  { item: 'twins-of-heaven', whole: twins },
  { item: 'honour-pairs', whole: honourPairs },
  { item: 'bicolour', whole: bicolour },
  { item: 'tricot', whole: tricot },
  { item: 'windy-chow', whole: windyChow },
  { item: 'wriggling-snake', whole: snake },
  { item: 'unique-wonder', whole: thirteenOrphans },
  { item: 'jade-pairs', colours: true, whole: jadePairs },
  { item: 'ruby-pairs', colours: true, whole: rubyPairs },
  { item: 'windy-dragons', whole: windyDragons },
  { item: 'gates-of-heaven', whole: gates },
  { item: 'sequence-pung-pair', whole: sequencePungPair },
  { item: 'gretas-garden', whole: garden },
];

const CONCEALED_SETS = { rest: [CONCEALED_CHOW, CONCEALED_PUNG] } as const;

const WAYS: Recipes = [
  { item: 'grace-of-heaven', sets: [CONCEALED_CHOW, CONCEALED_PUNG], ...CONCEALED_SETS, ...HEAVEN },
  { item: 'grace-of-earth', sets: [CONCEALED_CHOW, ...times(3, CONCEALED_PUNG)], ...EARTH },
  {
    item: 'moon-from-the-sea',
    colours: true,
    sets: [concealed(ofKind(PUNG, among('1p'))), PUNG],
    rest: WITH_CHOW,
    by: 'self',
    how: 'last-wall',
  },
  {
    item: 'plum-blossom-on-the-roof',
    colours: true,
    sets: [KONG, concealed(ofKind(PUNG, among('5p')))],
    rest: WITH_CHOW,
    by: 'self',
    how: 'replacement',
  },
];

export const SPECIAL: Recipes = [...SPECIAL_TILES, ...SPECIAL_SETS, ...WAYS];

export const AGREED: Recipes = [
  {
    item: 'dragon-set',
    colours: true,
    tiles: (tile) => tile === '7z' || inFamilies('m')(tile),
    sets: [ofKind(PUNG, isDragon), SUITED_PUNG, SUITED_PUNG, CHOW],
    pair: isSuited,
    agreed: { assimilation: false },
  },
  { item: 'all-honours', tiles: isHonour, sets: times(4, PUNG), agreed: { marks: 'highest' } },
];
