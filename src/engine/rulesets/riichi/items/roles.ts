/** The ordinary roles (`riichi.role`), in the order of their han. */

import type { Honour } from '../../../core/tile.ts';
import {
  completed,
  concealedPungs,
  type GroupsOf,
  isAllPungs,
  isMixedPure,
  isPure,
  isSelfDrawn,
  isSevenPairs,
  kongs,
} from '../../../scoring/finders.ts';
import {
  type GroupSet,
  groupAt,
  indexesIn,
  isWithin,
  NO_GROUPS,
  sizeOf,
} from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import { happened, type RiichiCircumstance } from '../circumstances.ts';
import type { RiichiOptions } from '../config.ts';
import { role, roleOf } from './row.ts';
import { identicalChows, sameInThreeSuits, straight } from './sets.ts';

const ANY = { han: 1, open: 1 } as const;
const TWO = { han: 2, open: 2 } as const;
const CLOSED = { han: 1 } as const;
const TWO_CLOSED = { han: 2 } as const;
const ONE_LESS = { han: 2, open: 1 } as const;
const THREE_OR_TWO = { han: 3, open: 2 } as const;

const valuedPairs = (view: View): GroupSet =>
  view.pairs & (view.dragons | view.seatWind | view.roundWind);

/** Four chows and a pair without fu; won on two sides. */
export const hasNoFu = (view: View): boolean =>
  view.wait === 'two-sided' && sizeOf(view.chows) === 4 && valuedPairs(view) === NO_GROUPS;

const won =
  (how: RiichiCircumstance, unless?: RiichiCircumstance) =>
  (view: View): boolean =>
    happened(view, how) && (unless === undefined || !happened(view, unless));

const DECLARED = [
  {
    ...role('double-riichi', TWO_CLOSED, won('double-riichi')),
    implies: [{ id: 'riichi', on: 'hand' }],
  },
  role('riichi', CLOSED, won('riichi')),
  role('ippatsu', CLOSED, won('ippatsu', 'replacement')),
  role('menzen-tsumo', CLOSED, isSelfDrawn),
] as const;

const LAST_TILE = [
  role('haitei', ANY, won('last-wall', 'replacement'), completed),
  role('houtei', ANY, won('last-discard', 'rob-kong'), completed),
  role('rinshan-kaihou', ANY, won('replacement'), completed),
  role('chankan', ANY, won('rob-kong'), completed),
] as const;

const isAllSimples = (view: View): boolean => view.simples === view.all;

const dragons =
  (dragon: Honour): GroupsOf =>
  (view) => {
    const sets = view.dragons & view.pungsAndKongs;
    if (sets === NO_GROUPS) return NO_GROUPS;
    const place = indexesIn(sets).find((at) => view.parts[at]?.tile === dragon);
    return place === undefined ? NO_GROUPS : groupAt(place);
  };

const HONOURS = [
  roleOf('yakuhai-white', ANY, dragons('5z')),
  roleOf('yakuhai-green', ANY, dragons('6z')),
  roleOf('yakuhai-red', ANY, dragons('7z')),
  roleOf('round-wind', ANY, (view) => view.roundWind & view.pungsAndKongs),
  roleOf('seat-wind', ANY, (view) => view.seatWind & view.pungsAndKongs),
] as const;

const IN_THREE_SUITS = 3;

function inThreeSuits(view: View, sets: GroupSet): GroupSet {
  if (view.suits < IN_THREE_SUITS || sizeOf(sets) < IN_THREE_SUITS) return NO_GROUPS;
  return sameInThreeSuits(view, sets);
}

const alike =
  (pairs: 1 | 2): GroupsOf =>
  (view) =>
    sizeOf(view.chows) < 2 * pairs ? NO_GROUPS : identicalChows(view, pairs);

const CHOWS = [
  {
    ...roleOf('ryanpeikou', { han: 3 }, alike(2)),
    implies: [{ id: 'iipeikou', on: 'hand' }],
  },
  roleOf('iipeikou', CLOSED, alike(1)),
  roleOf('sanshoku-doujun', ONE_LESS, (view) => inThreeSuits(view, view.chows)),
  roleOf('ittsuu', ONE_LESS, (view) => (sizeOf(view.chows) < 3 ? NO_GROUPS : straight(view))),
] as const;

const hasEndsEverywhere = (view: View): boolean =>
  view.chows !== NO_GROUPS && isWithin(view.all, view.withEnds | view.honours);

const ENDS = [
  role('chanta', ONE_LESS, (view) => view.honours !== NO_GROUPS && hasEndsEverywhere(view)),
  role('junchan', THREE_OR_TWO, (view) => view.honours === NO_GROUPS && hasEndsEverywhere(view)),
  role('honroutou', TWO, (view) => isWithin(view.all, view.ends | view.honours)),
] as const;

const isLittleThreeDragons = (view: View): boolean =>
  sizeOf(view.dragons & view.pungsAndKongs) === 2 && (view.dragons & view.pairs) !== NO_GROUPS;

const three =
  (sets: GroupsOf): GroupsOf =>
  (view) =>
    sizeOf(sets(view)) === 3 ? sets(view) : NO_GROUPS;

const PUNGS = [
  roleOf('sanshoku-doukou', TWO, (view) => inThreeSuits(view, view.pungsAndKongs & ~view.honours)),
  role('toitoi', TWO, isAllPungs),
  roleOf('sanankou', TWO, three(concealedPungs)),
  roleOf('sankantsu', TWO, three(kongs)),
  role('shousangen', TWO, isLittleThreeDragons, (view) => view.dragons),
] as const;

const COLOURS = [
  role('honitsu', THREE_OR_TWO, isMixedPure),
  role('chinitsu', { han: 6, open: 5 }, isPure),
] as const;

const PINFU_HAS_NO_FU = { id: 'fu-self-drawn', on: 'hand', rule: 'riichi.fu.pinfu' } as const;

export const roles = ({ openTanyao }: Pick<RiichiOptions, 'openTanyao'>) =>
  [
    ...DECLARED,
    ...LAST_TILE,
    role('tanyao', openTanyao ? ANY : CLOSED, isAllSimples),
    { ...role('pinfu', CLOSED, hasNoFu), implies: [PINFU_HAS_NO_FU] },
    ...CHOWS,
    ...HONOURS,
    ...ENDS,
    role('chiitoitsu', TWO_CLOSED, isSevenPairs),
    ...PUNGS,
    ...COLOURS,
  ] as const;
