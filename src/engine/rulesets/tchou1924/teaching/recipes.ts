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
} from '../../../scoring/recipe.ts';
import {
  inFamilies,
  isDragon,
  isEnd,
  isOtherWind,
  isSeatWind,
  isSimple,
  isWind,
  type TileKind,
} from '../../../scoring/tile-kinds.ts';

/** Mostly chows, so that few other lines hide the one in question. */
const PLAIN = [CHOW, CHOW, CHOW, PUNG] as const;
const LIVELY = [CHOW, PUNG, PUNG, KONG] as const;

/** A pair of these is worth nothing (§ 5). */
export const isWorthless: TileKind = (tile, seating) =>
  !isDragon(tile) && !isSeatWind(tile, seating);

const SETS: readonly Recipe[] = recipesOfSets([
  ['simples', isSimple],
  ['ends', isEnd],
  ['other-wind', isOtherWind],
  ['own-wind', isSeatWind],
  ['dragon', isDragon],
]);

const PAIRS: readonly Recipe[] = [
  { item: 'pair-dragon', pair: isDragon },
  { item: 'pair-own-wind', pair: isSeatWind },
];

export const ONE_GROUP: readonly Recipe[] = filledWith([], [...SETS, ...PAIRS]);

export const LOSING: readonly Recipe[] = filledWith(LIVELY, [
  ...SETS,
  ...PAIRS,
  { item: 'pair-plain', sets: [PUNG], pair: isWorthless },
  { item: 'sequence', sets: [exposed(CHOW), PUNG] },
  { item: 'single-tile', sets: [PUNG] },
]);

const LAST_TILE: readonly Recipe[] = [
  { item: 'completed-pair', sets: [PUNG], wait: 'pair' },
  { item: 'completed-middle', sets: [PUNG, CHOW], wait: 'closed' },
  { item: 'completed-extreme', sets: [PUNG, CHOW], wait: 'edge' },
  { item: 'drawn-last-tile', sets: [PUNG], by: 'self' },
];

const PING_HOU: Recipe = {
  item: 'ping-hou',
  sets: times(4, CHOW),
  pair: isWorthless,
  wait: 'two-sided',
  by: 'discard',
};

/** Winning hands in points, with the doubles of own winds and dragons (§ 1 to 17). */
export const WINNING: readonly Recipe[] = filledWith(PLAIN, [
  ...SETS,
  ...PAIRS,
  ...LAST_TILE,
  { item: 'starting-points', sets: [PUNG, CHOW] },
  { item: 'sequence', sets: [CHOW, CHOW, PUNG] },
  { item: 'pair-plain', sets: [PUNG], pair: isWorthless },
  PING_HOU,
]);

const TWO_AND_TWO = [...times(2, CONCEALED_PUNG), ...times(2, exposed(PUNG))];
const HALF = {
  tiles: inFamilies('m', 'z'),
  sets: [CHOW, SUITED_PUNG],
  pair: isHonour,
} as const;

const HOMOGENEOUS: Recipe = {
  item: 'homogeneous',
  tiles: inFamilies('m'),
  sets: [CHOW],
  rest: [CHOW, CHOW, PUNG],
};

const ONE_FAN: readonly Recipe[] = [
  { item: 'three-concealed-pungs', sets: times(3, CONCEALED_PUNG), rest: [CHOW] },
  { item: 'three-kongs', sets: times(3, KONG), rest: [CHOW, PUNG] },
  { item: 'two-concealed-of-four-pungs', sets: TWO_AND_TWO },
  { item: 'after-kong', sets: [KONG], rest: PLAIN, by: 'self', how: 'replacement' },
  { item: 'last-conventional-tile', sets: [PUNG], rest: PLAIN, by: 'self', how: 'last-wall' },
  { item: 'half-homogeneous', ...HALF, rest: [CHOW, SUITED_PUNG, ofKind(PUNG, isOtherWind)] },
  { item: 'robbed-kong', sets: [CHOW], rest: PLAIN, by: 'discard', how: 'rob-kong' },
];

/** Two conditions at once, which add up or make 3 fan (§ 24). */
const twoConditions = ([pungs, lastTile, robbed, suited]: readonly [
  string,
  string,
  string,
  string,
]): readonly Recipe[] => [
  { item: pungs, sets: TWO_AND_TWO, by: 'self', how: 'last-wall' },
  { item: lastTile, ...HALF, rest: [CHOW, SUITED_PUNG], by: 'self', how: 'last-wall' },
  { item: robbed, ...HALF, rest: [CHOW], by: 'discard', how: 'rob-kong' },
  {
    item: suited,
    tiles: inFamilies('m', 'z'),
    sets: [...times(3, concealed(SUITED_PUNG)), ofKind(PUNG, isOtherWind)],
    pair: isSuited,
  },
];

const CUMULATED = 'cumulated-fan';

export const FAN: readonly Recipe[] = [
  ...ONE_FAN,
  ...twoConditions([CUMULATED, CUMULATED, CUMULATED, CUMULATED]),
  HOMOGENEOUS,
];

/** Hands worth the maximum as they stand (§ 26 to 34). */
export const LIMIT_HANDS: readonly Recipe[] = [
  {
    item: 'complete-from-the-start',
    sets: [CONCEALED_CHOW, CONCEALED_PUNG],
    rest: [CONCEALED_CHOW, CONCEALED_PUNG],
    ...HEAVEN,
  },
  {
    item: 'first-discard',
    sets: [CONCEALED_CHOW],
    rest: [CONCEALED_CHOW, CONCEALED_PUNG],
    ...EARTH,
  },
  { item: 'thirteen-kinds', whole: thirteenOrphans },
  {
    item: 'two-honour-pungs-and-pair',
    sets: times(2, ofKind(PUNG, isDragon)),
    rest: [CHOW, SUITED_PUNG],
    pair: isDragon,
  },
  {
    item: 'three-wind-pungs-and-pair',
    sets: times(3, ofKind(PUNG, isWind)),
    rest: [CHOW, SUITED_PUNG],
    pair: isWind,
  },
  { item: 'four-concealed-pungs', sets: times(4, CONCEALED_PUNG), wait: 'pair' },
  { item: 'four-kongs', sets: times(4, KONG) },
  { item: 'honours-and-winds', tiles: isHonour, sets: times(4, PUNG) },
  { item: 'ones-and-nines', tiles: isEnd, sets: times(4, PUNG) },
  {
    item: 'honours-winds-ones-and-nines',
    sets: [...times(2, ofKind(PUNG, isEnd)), ofKind(PUNG, isHonour)],
    rest: [ofKind(PUNG, isEnd), ofKind(PUNG, isHonour)],
    pair: isEnd,
  },
];

export const AGREED: readonly Recipe[] = [
  { item: 'flower', sets: [PUNG], flowers: 'other', rest: PLAIN, agreed: { flowers: true } },
  { item: 'own-flower', sets: [PUNG], flowers: 'own', rest: PLAIN, agreed: { flowers: true } },
  { ...PING_HOU, agreed: { pingHou: true } },
  { item: 'starting-points', sets: [PUNG], rest: PLAIN, agreed: { startingPoints: 10 } },
  ...twoConditions([
    'two-concealed-of-four-pungs',
    'last-conventional-tile',
    'robbed-kong',
    'three-concealed-pungs',
  ]).map((recipe): Recipe => ({ ...recipe, agreed: { cumulation: 'sum' } })),
  { ...HOMOGENEOUS, agreed: { limit: 400 } },
];
