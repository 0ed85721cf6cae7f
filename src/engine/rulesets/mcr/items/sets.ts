import { isSuited, SUITS, type Suit } from '../../../core/tile.ts';
import { isAllPungs, where } from '../../../scoring/finders.ts';
import { indexesIn, isWithin, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import { isEndOrHonour, isEven, ranks } from '../../../scoring/tile-kinds.ts';
import type { View } from '../../../scoring/view.ts';
import type { CertainSets, UniformHand } from '../../../shapes/reach/composition.ts';
import { allGroupsPass, partTable } from './part-table.ts';
import { ofFamily } from './row.ts';
import { hogs } from './tile-hog.ts';

const SETS = 4;

const isSets = ({ shape }: View): boolean => shape === 'standard';
const hasNoHonors = (view: View): boolean => view.honours === NO_GROUPS;
const isAllChows = (view: View): boolean => hasNoHonors(view) && sizeOf(view.chows) === SETS;

/** Of a knitted straight one chow is left; the text says that its hand is not of chows (M18). */
const isAllChowsOrKnitted = (view: View): boolean =>
  isAllChows(view) || (hasNoHonors(view) && sizeOf(view.chows) === 1 && sizeOf(view.knitted) === 3);

const CHOWS: UniformHand = { shapes: ['sets'], tiles: isSuited, sets: 'chows' };
const CHOWS_OR_KNITTED: UniformHand = { ...CHOWS, shapes: ['sets', 'knitted'] };
const CHOWS_BESIDE_KNITTED = {
  find: where(isAllChowsOrKnitted),
  lacks: [CHOWS_OR_KNITTED],
} as const;

const hasAllTypes = (view: View): boolean =>
  view.characters !== NO_GROUPS &&
  view.circles !== NO_GROUPS &&
  view.bamboos !== NO_GROUPS &&
  view.winds !== NO_GROUPS &&
  view.dragons !== NO_GROUPS;

const TYPES = ['m', 'p', 's', 'winds', 'dragons'] as const;
const ALL_TYPES: readonly UniformHand[] = [
  { shapes: ['sets'], parts: TYPES },
  { shapes: ['knitted'], parts: ['winds', 'dragons'] },
];
const ALL_TYPES_OR_PAIRS = {
  lacks: [...ALL_TYPES, { shapes: ['pairs'], parts: TYPES }] as readonly UniformHand[],
};

const isFive = ranks(5, 5);

const WITH_FIVE = partTable((tiles) => tiles.some(isFive));
const ALL_EVEN = partTable((tiles) => tiles.every(isEven));

const hasEnds = (view: View): boolean => isWithin(view.all, view.withEnds | view.honours);

const ends = (suit: Suit): CertainSets['sets'] => [
  { kind: 'chow', tile: `1${suit}` },
  { kind: 'chow', tile: `7${suit}` },
];

const THREE_SUITED = SUITS.map((suit) => ({
  sets: SUITS.filter((other) => other !== suit).flatMap(ends),
  pair: `5${suit}` as const,
}));

const PURE = SUITS.map((suit) => ({
  sets: [...ends(suit), ...ends(suit)],
  pair: `5${suit}` as const,
}));

const named = (chows: readonly string[], pair: string): string =>
  [...[...chows].sort(), pair].join(' ');

function terminalChows(hands: readonly Required<CertainSets>[]) {
  const names = new Set(
    hands.map(({ sets, pair }) =>
      named(
        sets.map(({ tile }) => tile),
        pair,
      ),
    ),
  );
  const find = where(({ parts, chows, pairs, withEnds }) => {
    if (withEnds !== chows || sizeOf(chows) !== SETS) return false;
    const tileAt = (place: number): string => parts[place]?.tile ?? '';
    const [pair = ''] = indexesIn(pairs).map(tileAt);
    return names.has(named(indexesIn(chows).map(tileAt), pair));
  });
  return { find, lacks: [{ with: hands }] } as const;
}

export const ALL_SETS = ofFamily('sets', [
  {
    number: 18,
    id: 'all-chows',
    points: 2,
    among: ['chows', 'no-honours'],
    find: where(isAllChows),
    lacks: [CHOWS],
    implies: { inferred: ['no-honors'] },
    editions: { practice: CHOWS_BESIDE_KNITTED, '2006': CHOWS_BESIDE_KNITTED },
  },
  { number: 19, id: 'tile-hog', points: 2, find: hogs },
  {
    number: 24,
    id: 'outside-hand',
    points: 4,
    among: 'no-simples',
    find: where((view) => isSets(view) && hasEnds(view)),
    lacks: [{ shapes: ['sets'], each: isEndOrHonour }],
  },
  {
    number: 28,
    id: 'all-pungs',
    points: 6,
    among: 'four-pungs',
    find: where(isAllPungs),
    lacks: [{ shapes: ['sets'], sets: 'pungs' }],
  },
  {
    number: 31,
    id: 'all-types',
    points: 6,
    among: ['winds', 'dragons'],
    find: where(hasAllTypes),
    lacks: ALL_TYPES,
    editions: { practice: ALL_TYPES_OR_PAIRS, '2006': ALL_TYPES_OR_PAIRS },
  },
  {
    number: 50,
    id: 'three-suited-terminal-chows',
    points: 16,
    among: ['four-chows', 'no-honours'],
    ...terminalChows(THREE_SUITED),
    implies: { text: ['mixed-double-chow', 'two-terminal-chows', 'no-honors', 'all-chows'] },
  },
  {
    number: 52,
    id: 'all-fives',
    points: 16,
    among: 'no-honours',
    find: where((view) => isSets(view) && allGroupsPass(view, WITH_FIVE)),
    lacks: [{ shapes: ['sets'], each: isFive }],
    implies: { inferred: ['no-honors', 'all-simples'] },
  },
  {
    number: 57,
    id: 'all-even-pungs',
    points: 24,
    among: 'four-pungs',
    find: where((view) => isAllPungs(view) && allGroupsPass(view, ALL_EVEN)),
    lacks: [{ shapes: ['sets'], tiles: isEven, sets: 'pungs' }],
    implies: { text: ['all-simples', 'all-pungs'], decided: ['no-honors'] },
  },
  {
    number: 74,
    id: 'pure-terminal-chows',
    points: 64,
    among: ['four-chows', 'no-honours'],
    ...terminalChows(PURE),
    implies: {
      text: ['pure-double-chow', 'two-terminal-chows', 'seven-pairs', 'full-flush'],
      decided: ['no-honors', 'all-chows'],
    },
  },
]);
