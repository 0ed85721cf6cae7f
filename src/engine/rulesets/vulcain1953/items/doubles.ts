/** Doublings (`vulcain1953.4.7.1` to `4.7.3`); they all add up (`vulcain1953.dec.13`). */

import {
  completed,
  each,
  type GroupsOf,
  isAllPungs,
  isMixedPure,
  where,
  wonBy,
} from '../../../scoring/finders.ts';
import {
  indexesIn,
  isWithin,
  NO_GROUPS,
  NOWHERE,
  onceOn,
  sizeOf,
} from '../../../scoring/group-set.ts';
import { type Finder, itemsOf, winnerItems } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import type { View } from '../../../scoring/view.ts';
import { happened, type Vulcain1953Circumstance } from '../circumstances.ts';
import type { Vulcain1953Options } from '../config.ts';
import { isPure } from './colour.ts';
import { isLastOfWall, isLooseTile } from './special.ts';

const setDouble = <Id extends string>(id: Id, among: GroupsOf) => {
  const find = each((view) => view.pungsAndKongs & among(view));
  return { id, rule: 'vulcain1953.4.7.1', value: { doubles: 1 }, find } as const;
};

/** A set of a wind that is both own and prevailing doubles twice (`vulcain1953.3.4.1`). */
const SET_DOUBLES = itemsOf('set-double', [
  setDouble('dragon-set', (view) => view.dragons),
  setDouble('own-wind-set', (view) => view.seatWind),
  setDouble('prevailing-wind-set', (view) => view.roundWind),
]);

const BOUQUET = 4;

/** Flowers and seasons with four in each series, `1f` to `4f` and `5f` to `8f`. */
const bouquets: Finder = (view) => {
  if (sizeOf(view.flowers) < BOUQUET) return NOWHERE;
  const isFlower = (place: number): boolean => (view.parts[place]?.tile ?? '') < '5f';
  const flowers = indexesIn(view.flowers).filter(isFlower);
  const set = flowers.reduce((all, place) => all | (1 << place), NO_GROUPS);
  return [set, view.flowers & ~set].filter((series) => sizeOf(series) === BOUQUET);
};

const FLOWER_DOUBLES = itemsOf('flower-double', [
  {
    id: 'own-flower',
    rule: 'vulcain1953.2.6.3',
    among: 'flowers',
    value: { doubles: 1 },
    find: each((view) => view.ownFlowers),
  },
  {
    id: 'bouquet',
    rule: 'vulcain1953.2.6.4',
    among: 'flowers',
    value: { doubles: 3 },
    find: bouquets,
    // The three are its total, the own flower in it included (V11).
    implies: [{ id: 'own-flower', on: 'same-groups' }],
  },
]);

const isAllHonours = (view: View): boolean =>
  isAllPungs(view) && isWithin(view.all, view.ends | view.honours);

const WHOLE_HAND = winnerItems('whole-hand', [
  { id: 'all-pungs', rule: 'vulcain1953.4.1.1', value: { doubles: 1 }, find: where(isAllPungs) },
  {
    id: 'all-kongs',
    rule: 'vulcain1953.4.1.1.1',
    value: { doubles: 2 },
    find: where((view) => sizeOf(view.kongs) === 4),
    implies: [{ id: 'all-pungs', on: 'hand' }],
  },
  {
    id: 'all-honours',
    rule: 'vulcain1953.4.1.4',
    value: { doubles: 2 },
    find: where(isAllHonours),
  },
]);

const colours = (options: Vulcain1953Options) =>
  winnerItems('colour', [
    {
      id: 'pure-hand',
      rule: 'vulcain1953.4.1.2',
      value: { doubles: 3 },
      find: where((view) => isPure(view, options)),
      implies: [{ id: 'dragon-set', on: 'hand', rule: 'vulcain1953.4.1.2.1' }],
    },
    {
      id: 'troubled-hand',
      rule: 'vulcain1953.4.1.3',
      value: { doubles: 1 },
      find: where((view) => isMixedPure(view) && !isPure(view, options)),
    },
  ]);

/** Loose tiles and concealed kongs leave it concealed (`vulcain1953.dec.5`). */
export const isConcealed = (view: View): boolean => wonBy(view, 'self') && view.open === NO_GROUPS;

const CONCEALED = winnerItems('concealed', [
  {
    id: 'concealed-hand',
    rule: 'vulcain1953.4.1.5',
    value: { doubles: 2 },
    find: where(isConcealed),
  },
]);

const circumstance = <Id extends string>(id: Id, rule: RuleId, find: Finder) =>
  ({ id, rule, value: { doubles: 1 }, find }) as const;

const onDiscard = (how: Vulcain1953Circumstance): Finder =>
  where((view) => happened(view, how) && wonBy(view, 'discard'), completed);

const CIRCUMSTANCES = winnerItems('circumstance', [
  circumstance('loose-tile', 'vulcain1953.2.4.3', where(isLooseTile, completed)),
  circumstance('last-wall-tile', 'vulcain1953.dec.6', where(isLastOfWall, completed)),
  circumstance('robbed-kong', 'vulcain1953.4.2.1', onDiscard('rob-kong')),
  circumstance('snatched-pung', 'vulcain1953.4.2.2', onDiscard('snatched-pung')),
  circumstance('first-discard-pung', 'vulcain1953.dec.9', (view) =>
    happened(view, 'first-discard-pung') ? onceOn(view.pungsAndKongs & view.claimed) : NOWHERE,
  ),
]);

export const doubles = (options: Vulcain1953Options) => [
  ...SET_DOUBLES,
  ...FLOWER_DOUBLES,
  ...WHOLE_HAND,
  ...colours(options),
  ...CONCEALED,
  ...CIRCUMSTANCES,
];
