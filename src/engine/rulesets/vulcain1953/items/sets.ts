/** Points of sets and pairs, for winners and losers alike (`vulcain1953.4.5.1`, `4.6.1`). */

import { each, type GroupsOf } from '../../../scoring/finders.ts';
import type { GroupSet } from '../../../scoring/group-set.ts';
import { itemsOf } from '../../../scoring/item.ts';
import { setRows } from '../../../scoring/set-rows.ts';
import type { View } from '../../../scoring/view.ts';

/** Points of the exposed pung and kong; a concealed one has twice as many. */
const KINDS = [
  { name: 'simples', among: (view: View) => view.simples, pung: 2, kong: 8 },
  { name: 'ends', among: (view: View) => view.ends, pung: 4, kong: 16 },
  { name: 'winds-dragons', among: (view: View) => view.honours, pung: 4, kong: 16 },
] as const;

const SETS = setRows(KINDS, ({ kind, size, times }) => ({
  rule: 'vulcain1953.4.5.1',
  family: 'set',
  value: { points: times * kind[size] },
}));

const pair = <Id extends string>(id: Id, points: number, among: GroupsOf) => {
  const find = each((view) => view.pairs & among(view));
  return { id, rule: 'vulcain1953.4.6.1', among: 'pairs', value: { points }, find } as const;
};

export const worthyPairs = (view: View): GroupSet =>
  view.pairs & (view.dragons | view.seatWind | view.roundWind);

/** A wind that is both counts in both rows (V18). */
const PAIRS = itemsOf('pair', [
  pair('pair-dragon', 2, (view) => view.dragons),
  pair('pair-own-wind', 2, (view) => view.seatWind),
  pair('pair-prevailing-wind', 2, (view) => view.roundWind),
  pair('pair-plain', 0, (view) => ~worthyPairs(view)),
]);

const CHOWS = itemsOf('chow', [
  {
    id: 'chow',
    rule: 'vulcain1953.2.2.3.4',
    among: 'chows',
    value: { points: 0 },
    find: each((view) => view.chows),
  },
]);

export const SET_ITEMS = [...SETS, ...PAIRS, ...CHOWS];
