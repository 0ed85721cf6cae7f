/**
 * What hands are dealt from so that every paragraph of the table comes up: for each row, groups,
 * suits, melds and a way of winning that make it likely. Whether it is there the scorer says.
 */
import type { WinSource } from '../../core/hand.ts';
import type { Wind } from '../../core/wind.ts';
import type { WaitKind } from '../../hand/waits.ts';
import type { CountAgreements, CountCircumstance } from './count-question.ts';

/** Kinds of tile, seen from a seat. */
export type Among =
  | 'simples'
  | 'ends'
  | 'own-wind'
  | 'other-wind'
  | 'dragon'
  | 'wind'
  | 'honour'
  | 'suited'
  | 'worthless'
  | 'any';

export interface GroupWish {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly among: Among;
  /** Left to chance unless told. */
  readonly laid?: 'exposed' | 'concealed';
}

export interface Recipe {
  /** The row of the table that the hand is dealt for. */
  readonly item: string;
  readonly groups: readonly GroupWish[];
  /** What the hand is filled up with. */
  readonly rest?: readonly GroupWish[];
  readonly pair?: Among;
  /** All numbered tiles of one suit. */
  readonly oneSuit?: true;
  /** How the last tile completes its group. */
  readonly wait?: WaitKind;
  readonly by?: WinSource;
  readonly how?: CountCircumstance;
  readonly seats?: readonly Wind[];
  /** Bonus tiles beside the hand: of the seat's number, or of others. */
  readonly flowers?: 'own' | 'other';
  /** What this table has agreed on. */
  readonly agreed?: Partial<CountAgreements>;
  /** Thirteen different tiles instead of groups. */
  readonly thirteen?: true;
}

const CHOW: GroupWish = { kind: 'chow', among: 'suited' };
const PUNG: GroupWish = { kind: 'pung', among: 'any' };
const EXPOSED_CHOW: GroupWish = { ...CHOW, laid: 'exposed' };
const CONCEALED_PUNG: GroupWish = { ...PUNG, laid: 'concealed' };
const EXPOSED_PUNG: GroupWish = { ...PUNG, laid: 'exposed' };
const KONG: GroupWish = { kind: 'kong', among: 'any' };

const of = (wish: GroupWish, among: Among): GroupWish => ({ ...wish, among });
const times = <T>(count: number, thing: T): readonly T[] => Array<T>(count).fill(thing);

/** Mostly chows, so that few other lines hide the one that is meant. */
const PLAIN = [CHOW, CHOW, CHOW, PUNG] as const;
const LIVELY = [CHOW, PUNG, PUNG, KONG] as const;
const SUITED_PUNG = of(PUNG, 'suited');

const KINDS = ['simples', 'ends', 'other-wind', 'own-wind', 'dragon'] as const;

/** Every exposed and concealed pung and kong of the table (§ 8 to 16). */
const GROUPS: readonly Recipe[] = KINDS.flatMap((among) =>
  (['pung', 'kong'] as const).flatMap((kind) =>
    (['exposed', 'concealed'] as const).map((laid) => ({
      item: `${laid}-${kind}-${among}`,
      groups: [{ kind, among, laid }],
    })),
  ),
);

const PAIRS: readonly Recipe[] = [
  { item: 'pair-dragon', groups: [], pair: 'dragon' },
  { item: 'pair-own-wind', groups: [], pair: 'own-wind' },
];

const withRest = (
  recipes: readonly Recipe[],
  rest: readonly GroupWish[],
  pair?: Among,
): readonly Recipe[] =>
  recipes.map((recipe) => ({ ...recipe, rest, ...(pair && { pair: recipe.pair ?? pair }) }));

/** One group that brings something in a hand that lost. */
export const ONE_GROUP: readonly Recipe[] = [...GROUPS, ...PAIRS];

/** Hands that lost with more than one thing in them (§ 2, § 5). */
export const LOSING: readonly Recipe[] = [
  ...withRest(ONE_GROUP, LIVELY),
  { item: 'pair-plain', groups: [PUNG], pair: 'worthless', rest: LIVELY },
  { item: 'sequence', groups: [EXPOSED_CHOW, PUNG], rest: LIVELY },
  { item: 'single-tile', groups: [PUNG], rest: LIVELY },
];

const LAST_TILE: readonly Recipe[] = [
  { item: 'completed-pair', groups: [PUNG], wait: 'pair' },
  { item: 'completed-middle', groups: [PUNG, CHOW], wait: 'closed' },
  { item: 'completed-extreme', groups: [PUNG, CHOW], wait: 'edge' },
  { item: 'drawn-last-tile', groups: [PUNG], by: 'self' },
];

const PING_HOU: Recipe = {
  item: 'ping-hou',
  groups: times(4, CHOW),
  pair: 'worthless',
  wait: 'two-sided',
  by: 'discard',
};

/** Whole winning hands in points, up to the doubling of own winds and dragons (§ 1 to 17). */
export const WINNING: readonly Recipe[] = [
  ...withRest([...GROUPS, ...PAIRS, ...LAST_TILE], PLAIN, 'any'),
  { item: 'starting-points', groups: [PUNG, CHOW], rest: PLAIN, pair: 'any' },
  { item: 'sequence', groups: [CHOW, CHOW, PUNG], rest: PLAIN, pair: 'any' },
  { item: 'pair-plain', groups: [PUNG], rest: PLAIN, pair: 'worthless' },
  PING_HOU,
];

const TWO_AND_TWO = [...times(2, CONCEALED_PUNG), ...times(2, EXPOSED_PUNG)];
const HALF: Pick<Recipe, 'oneSuit' | 'groups' | 'pair'> = {
  oneSuit: true,
  groups: [CHOW, SUITED_PUNG],
  pair: 'honour',
};

const HOMOGENEOUS: Recipe = {
  item: 'homogeneous',
  oneSuit: true,
  groups: [CHOW],
  rest: [CHOW, CHOW, SUITED_PUNG],
  pair: 'suited',
};

/** Fan of complete hands (§ 18 to 25). */
const ONE_FAN: readonly Recipe[] = [
  { item: 'three-concealed-pungs', groups: times(3, CONCEALED_PUNG), rest: [CHOW], pair: 'any' },
  { item: 'three-kongs', groups: times(3, KONG), rest: [CHOW, PUNG], pair: 'any' },
  { item: 'two-concealed-of-four-pungs', groups: TWO_AND_TWO, pair: 'any' },
  { item: 'after-kong', groups: [KONG], rest: PLAIN, pair: 'any', by: 'self', how: 'replacement' },
  {
    item: 'last-conventional-tile',
    groups: [PUNG],
    rest: PLAIN,
    pair: 'any',
    by: 'self',
    how: 'last-wall',
  },
  { item: 'half-homogeneous', ...HALF, rest: [CHOW, SUITED_PUNG, of(PUNG, 'other-wind')] },
  { item: 'robbed-kong', groups: [CHOW], rest: PLAIN, pair: 'any', by: 'discard', how: 'rob-kong' },
];

/** Two conditions at once, which the table adds up or makes 3 fan of (§ 24). */
const TWO_CONDITIONS: readonly Recipe[] = [
  { item: 'cumulated-fan', groups: TWO_AND_TWO, pair: 'any', by: 'self', how: 'last-wall' },
  { item: 'cumulated-fan', ...HALF, rest: [CHOW, SUITED_PUNG], by: 'self', how: 'last-wall' },
  { item: 'cumulated-fan', ...HALF, rest: [CHOW], by: 'discard', how: 'rob-kong' },
  {
    item: 'cumulated-fan',
    oneSuit: true,
    groups: [...times(3, of(CONCEALED_PUNG, 'suited')), of(PUNG, 'other-wind')],
    pair: 'suited',
  },
];

/** What each of them is dealt for where fan are simply added. */
const SECOND_CONDITIONS = [
  'two-concealed-of-four-pungs',
  'last-conventional-tile',
  'robbed-kong',
  'three-concealed-pungs',
];

export const FAN: readonly Recipe[] = [...ONE_FAN, ...TWO_CONDITIONS, HOMOGENEOUS];

/** Hands worth the maximum as they stand (§ 26 to 34). */
export const LIMIT_HANDS: readonly Recipe[] = [
  {
    item: 'complete-from-the-start',
    groups: [CHOW, CONCEALED_PUNG].map((wish) => ({ ...wish, laid: 'concealed' })),
    rest: [{ ...CHOW, laid: 'concealed' }, CONCEALED_PUNG],
    pair: 'any',
    by: 'self',
    how: 'heaven',
    seats: ['E'],
  },
  {
    item: 'first-discard',
    groups: [{ ...CHOW, laid: 'concealed' }],
    rest: [{ ...CHOW, laid: 'concealed' }, CONCEALED_PUNG],
    pair: 'any',
    by: 'discard',
    how: 'earth',
    seats: ['S', 'W', 'N'],
  },
  { item: 'thirteen-kinds', groups: [], thirteen: true },
  {
    item: 'two-honour-pungs-and-pair',
    groups: times(2, of(PUNG, 'dragon')),
    rest: [CHOW, SUITED_PUNG],
    pair: 'dragon',
  },
  {
    item: 'three-wind-pungs-and-pair',
    groups: times(3, of(PUNG, 'wind')),
    rest: [CHOW, SUITED_PUNG],
    pair: 'wind',
  },
  { item: 'four-concealed-pungs', groups: times(4, CONCEALED_PUNG), pair: 'any', wait: 'pair' },
  { item: 'four-kongs', groups: times(4, KONG), pair: 'any' },
  { item: 'honours-and-winds', groups: times(4, of(PUNG, 'honour')), pair: 'honour' },
  { item: 'ones-and-nines', groups: times(4, of(PUNG, 'ends')), pair: 'ends' },
  {
    item: 'honours-winds-ones-and-nines',
    groups: [...times(2, of(PUNG, 'ends')), of(PUNG, 'honour')],
    rest: [of(PUNG, 'ends'), of(PUNG, 'honour')],
    pair: 'ends',
  },
];

const FLOWERS = { agreed: { flowers: true }, rest: PLAIN, pair: 'any' } as const;

/** Hands whose worth depends on what the table agreed on. */
export const AGREED: readonly Recipe[] = [
  { item: 'flower', groups: [PUNG], flowers: 'other', ...FLOWERS },
  { item: 'own-flower', groups: [PUNG], flowers: 'own', ...FLOWERS },
  { ...PING_HOU, agreed: { pingHou: true } },
  {
    item: 'starting-points',
    groups: [PUNG],
    rest: PLAIN,
    pair: 'any',
    agreed: { startingPoints: 10 },
  },
  ...TWO_CONDITIONS.map(
    (recipe, at): Recipe => ({
      ...recipe,
      item: SECOND_CONDITIONS[at] ?? recipe.item,
      agreed: { cumulation: 'sum' },
    }),
  ),
  { ...HOMOGENEOUS, agreed: { limit: 400 } },
];
