/** The ordinary roles (`riichi.role`), in the order of their han. */
import type { Honour } from '../../../core/tile.ts';
import { where, wonBy } from '../../../scoring/finders.ts';
import {
  type GroupSet,
  indexesIn,
  isWithin,
  NO_GROUPS,
  NOWHERE,
  onceOn,
  sizeOf,
} from '../../../scoring/group-set.ts';
import type { Finder } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';
import { happened } from '../circumstances.ts';
import type { RiichiOptions } from '../config.ts';
import { role } from './row.ts';
import { identicalChows, sameInThreeSuits, straight } from './sets.ts';

type Among = (view: View) => GroupSet;

/** Once on the groups that make it, if there are any. */
const onGroups =
  (groups: Among): Finder =>
  (view) => {
    const found = groups(view);
    return found === NO_GROUPS ? NOWHERE : onceOn(found);
  };

const ANY = { han: 1, open: 1 } as const;
const TWO = { han: 2, open: 2 } as const;
const CLOSED = { han: 1 } as const;
const ONE_LESS = { han: 2, open: 1 } as const;

const valuedPairs = (view: View): GroupSet =>
  view.pairs & (view.dragons | view.seatWind | view.roundWind);

/** Four chows and a pair without fu; won on two sides. */
export const hasNothing = (view: View): boolean =>
  view.wait === 'two-sided' && sizeOf(view.chows) === 4 && valuedPairs(view) === NO_GROUPS;

const DECLARED = [
  {
    ...role(
      'double-riichi',
      { han: 2 },
      where((view) => happened(view, 'double-riichi')),
    ),
    implies: [{ id: 'riichi', on: 'hand' }],
  },
  role(
    'riichi',
    CLOSED,
    where((view) => happened(view, 'riichi')),
  ),
  role(
    'ippatsu',
    CLOSED,
    where((view) => happened(view, 'ippatsu') && !happened(view, 'replacement')),
  ),
  role(
    'menzen-tsumo',
    CLOSED,
    where((view) => wonBy(view, 'self')),
  ),
] as const;

const completed: Among = (view) => view.completed;

/** How the last tile came. */
const MANNER = [
  role(
    'haitei',
    ANY,
    where((view) => happened(view, 'last-wall') && !happened(view, 'replacement'), completed),
  ),
  role(
    'houtei',
    ANY,
    where((view) => happened(view, 'last-discard') && !happened(view, 'rob-kong'), completed),
  ),
  role(
    'rinshan-kaihou',
    ANY,
    where((view) => happened(view, 'replacement'), completed),
  ),
  role(
    'chankan',
    ANY,
    where((view) => happened(view, 'rob-kong'), completed),
  ),
] as const;

const isAllSimples = (view: View): boolean => view.simples === view.all;

const dragons =
  (dragon: Honour): Among =>
  (view) => {
    const sets = view.dragons & view.pungsAndKongs;
    if (sets === NO_GROUPS) return NO_GROUPS;
    const place = indexesIn(sets).find((at) => view.parts[at]?.tile === dragon);
    return place === undefined ? NO_GROUPS : 1 << place;
  };

const HONOURS = [
  role('yakuhai-white', ANY, onGroups(dragons('5z'))),
  role('yakuhai-green', ANY, onGroups(dragons('6z'))),
  role('yakuhai-red', ANY, onGroups(dragons('7z'))),
  role(
    'round-wind',
    ANY,
    onGroups((view) => view.roundWind & view.pungsAndKongs),
  ),
  role(
    'seat-wind',
    ANY,
    onGroups((view) => view.seatWind & view.pungsAndKongs),
  ),
] as const;

const IN_THREE_SUITS = 3;

const inThreeSuits =
  (among: Among): Among =>
  (view) => {
    const sets = among(view);
    if (view.suits < IN_THREE_SUITS || sizeOf(sets) < IN_THREE_SUITS) return NO_GROUPS;
    return sameInThreeSuits(view, sets);
  };

const alike =
  (pairs: 1 | 2): Among =>
  (view) =>
    sizeOf(view.chows) < 2 * pairs ? NO_GROUPS : identicalChows(view, pairs);

const CHOWS = [
  role('pinfu', CLOSED, where(hasNothing)),
  {
    ...role('ryanpeikou', { han: 3 }, onGroups(alike(2))),
    implies: [{ id: 'iipeikou', on: 'hand' }],
  },
  role('iipeikou', CLOSED, onGroups(alike(1))),
  role('sanshoku-doujun', ONE_LESS, onGroups(inThreeSuits((view) => view.chows))),
  role(
    'ittsuu',
    ONE_LESS,
    onGroups((view) => (sizeOf(view.chows) < 3 ? NO_GROUPS : straight(view))),
  ),
] as const;

const hasEndsEverywhere = (view: View): boolean =>
  view.chows !== NO_GROUPS && isWithin(view.all, view.withEnds | view.honours);

const ENDS = [
  role(
    'chanta',
    ONE_LESS,
    where((view) => view.honours !== NO_GROUPS && hasEndsEverywhere(view)),
  ),
  role(
    'junchan',
    { han: 3, open: 2 },
    where((view) => view.honours === NO_GROUPS && hasEndsEverywhere(view)),
  ),
  role(
    'honroutou',
    TWO,
    where((view) => isWithin(view.all, view.ends | view.honours)),
  ),
] as const;

const PUNGS = [
  role(
    'sanshoku-doukou',
    TWO,
    onGroups(inThreeSuits((view) => view.pungsAndKongs & ~view.honours)),
  ),
  role(
    'toitoi',
    TWO,
    where((view) => sizeOf(view.pungsAndKongs) === 4),
  ),
  role(
    'sanankou',
    TWO,
    where(
      (view) => sizeOf(view.concealedPungs) === 3,
      (view) => view.concealedPungs,
    ),
  ),
  role(
    'sankantsu',
    TWO,
    where(
      (view) => sizeOf(view.kongs) === 3,
      (view) => view.kongs,
    ),
  ),
  role(
    'shousangen',
    TWO,
    where(
      (view) =>
        sizeOf(view.dragons & view.pungsAndKongs) === 2 &&
        (view.dragons & view.pairs) !== NO_GROUPS,
      (view) => view.dragons,
    ),
  ),
] as const;

const COLOURS = [
  role(
    'honitsu',
    { han: 3, open: 2 },
    where((view) => view.suits === 1 && view.honours !== NO_GROUPS),
  ),
  role(
    'chinitsu',
    { han: 6, open: 5 },
    where((view) => view.suits === 1 && view.honours === NO_GROUPS),
  ),
] as const;

const PINFU_HAS_NO_FU = { id: 'fu-self-drawn', on: 'hand', rule: 'riichi.fu.pinfu' } as const;

export const roles = ({ openTanyao }: Pick<RiichiOptions, 'openTanyao'>) => {
  const [pinfu, ...chows] = CHOWS;
  return [
    ...DECLARED,
    ...MANNER,
    role('tanyao', openTanyao ? ANY : CLOSED, where(isAllSimples)),
    { ...pinfu, implies: [PINFU_HAS_NO_FU] },
    ...chows,
    ...HONOURS,
    ...ENDS,
    role(
      'chiitoitsu',
      { han: 2 },
      where((view) => view.shape === 'seven-pairs'),
    ),
    ...PUNGS,
    ...COLOURS,
  ] as const;
};
