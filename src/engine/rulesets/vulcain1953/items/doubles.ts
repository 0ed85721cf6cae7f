/** Doublings (`vulcain1953.4.7.1` to `4.7.3`); they all add up (`vulcain1953.dec.13`). */
import {
  completed,
  each,
  isAllPungs,
  isMixedPure,
  where,
  wonBy,
} from '../../../scoring/finders.ts';
import {
  type GroupSet,
  indexesIn,
  isWithin,
  NO_GROUPS,
  NOWHERE,
  onceOn,
  sizeOf,
} from '../../../scoring/group-set.ts';
import type { Finder, Item } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';
import { happened } from '../circumstances.ts';
import type { Vulcain1953Options } from '../config.ts';
import { isPure } from './colour.ts';
import { isLastOfWall, isLooseTile } from './special.ts';

const setDouble = <Id extends string>(id: Id, among: (view: View) => GroupSet) =>
  ({
    id,
    rule: 'vulcain1953.4.7.1',
    family: 'set-double',
    value: { doubles: 1 },
    find: each((view) => view.pungsAndKongs & among(view)),
  }) as const satisfies Item;

/** A set of a wind that is both own and prevailing doubles twice (`vulcain1953.3.4.1`). */
const SET_DOUBLES = [
  setDouble('dragon-set', (view) => view.dragons),
  setDouble('own-wind-set', (view) => view.seatWind),
  setDouble('prevailing-wind-set', (view) => view.roundWind),
];

const BOUQUET = 4;

/** Flowers and seasons with four in each series, `1f` to `4f` and `5f` to `8f`. */
const bouquets: Finder = (view) => {
  if (sizeOf(view.flowers) < BOUQUET) return NOWHERE;
  const isFlower = (place: number): boolean => (view.parts[place]?.tile ?? '') < '5f';
  const flowers = indexesIn(view.flowers).filter(isFlower);
  const set = flowers.reduce((all, place) => all | (1 << place), NO_GROUPS);
  return [set, view.flowers & ~set].filter((series) => sizeOf(series) === BOUQUET);
};

const FLOWER_DOUBLES = [
  {
    id: 'own-flower',
    rule: 'vulcain1953.2.6.3',
    family: 'flower-double',
    among: 'flowers',
    value: { doubles: 1 },
    find: each((view) => view.ownFlowers),
  },
  {
    id: 'bouquet',
    rule: 'vulcain1953.2.6.4',
    family: 'flower-double',
    among: 'flowers',
    value: { doubles: 3 },
    find: bouquets,
    // The three are its total, the own flower in it included (V11).
    implies: [{ id: 'own-flower', on: 'same-groups' }],
  },
] as const satisfies readonly Item[];

const isAllHonours = (view: View): boolean =>
  isAllPungs(view) && isWithin(view.all, view.ends | view.honours);

const WHOLE_HAND = [
  {
    id: 'all-pungs',
    rule: 'vulcain1953.4.1.1',
    family: 'whole-hand',
    winner: true,
    value: { doubles: 1 },
    find: where(isAllPungs),
  },
  {
    id: 'all-kongs',
    rule: 'vulcain1953.4.1.1.1',
    family: 'whole-hand',
    winner: true,
    value: { doubles: 2 },
    find: where((view) => sizeOf(view.kongs) === 4),
    implies: [{ id: 'all-pungs', on: 'hand' }],
  },
  {
    id: 'all-honours',
    rule: 'vulcain1953.4.1.4',
    family: 'whole-hand',
    winner: true,
    value: { doubles: 2 },
    find: where(isAllHonours),
  },
] as const satisfies readonly Item[];

const colours = (options: Vulcain1953Options) =>
  [
    {
      id: 'pure-hand',
      rule: 'vulcain1953.4.1.2',
      family: 'colour',
      winner: true,
      value: { doubles: 3 },
      find: where((view) => isPure(view, options)),
      implies: [{ id: 'dragon-set', on: 'hand', rule: 'vulcain1953.4.1.2.1' }],
    },
    {
      id: 'troubled-hand',
      rule: 'vulcain1953.4.1.3',
      family: 'colour',
      winner: true,
      value: { doubles: 1 },
      find: where((view) => isMixedPure(view) && !isPure(view, options)),
    },
  ] as const satisfies readonly Item[];

/** Loose tiles and concealed kongs leave it concealed (`vulcain1953.dec.5`). */
export const isConcealed = (view: View): boolean => wonBy(view, 'self') && view.open === NO_GROUPS;

const circumstance = <Id extends string>(
  id: Id,
  rule: Item['rule'],
  holds: (view: View) => boolean,
) =>
  ({
    id,
    rule,
    family: 'circumstance',
    winner: true,
    value: { doubles: 1 },
    find: where(holds, completed),
  }) as const satisfies Item;

const WINNING = [
  {
    id: 'concealed-hand',
    rule: 'vulcain1953.4.1.5',
    family: 'concealed',
    winner: true,
    value: { doubles: 2 },
    find: where(isConcealed),
  },
  circumstance('loose-tile', 'vulcain1953.2.4.3', isLooseTile),
  circumstance('last-wall-tile', 'vulcain1953.dec.6', isLastOfWall),
  circumstance(
    'robbed-kong',
    'vulcain1953.4.2.1',
    (view) => happened(view, 'rob-kong') && wonBy(view, 'discard'),
  ),
  circumstance(
    'snatched-pung',
    'vulcain1953.4.2.2',
    (view) => happened(view, 'snatched-pung') && wonBy(view, 'discard'),
  ),
  {
    ...circumstance('first-discard-pung', 'vulcain1953.dec.9', () => true),
    find: (view: View) =>
      happened(view, 'first-discard-pung') ? onceOn(view.pungsAndKongs & view.claimed) : NOWHERE,
  },
] as const satisfies readonly Item[];

export const doubles = (options: Vulcain1953Options) => [
  ...SET_DOUBLES,
  ...FLOWER_DOUBLES,
  ...WHOLE_HAND,
  ...colours(options),
  ...WINNING,
];
