/** Points of groups, for winners and losers alike (`tchou1924.IV.2` to `IV.16`). */

import { each, type GroupsOf } from '../../../scoring/finders.ts';
import type { GroupSet } from '../../../scoring/group-set.ts';
import { itemsOf } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import { setRows } from '../../../scoring/set-rows.ts';
import type { View } from '../../../scoring/view.ts';

/** What doubles. The book calls only the dragons honours. */
export const dragonsAndOwnWind = (view: View): GroupSet => view.dragons | view.seatWind;

/** Points of the exposed group; a concealed one has twice as many. */
const KINDS = [
  {
    name: 'simples',
    among: (view: View) => view.simples,
    doubles: 0,
    pung: { rule: 'tchou1924.IV.8', open: 2 },
    kong: { rule: 'tchou1924.IV.13', open: 8 },
  },
  {
    name: 'ends',
    among: (view: View) => view.ends,
    doubles: 0,
    pung: { rule: 'tchou1924.IV.9', open: 4 },
    kong: { rule: 'tchou1924.IV.14', open: 16 },
  },
  {
    name: 'other-wind',
    among: (view: View) => view.winds & ~view.seatWind,
    doubles: 0,
    pung: { rule: 'tchou1924.IV.10', open: 4 },
    kong: { rule: 'tchou1924.IV.15', open: 16 },
  },
  {
    name: 'own-wind',
    among: (view: View) => view.seatWind,
    doubles: 1,
    pung: { rule: 'tchou1924.IV.11', open: 4 },
    kong: { rule: 'tchou1924.IV.16', open: 16 },
  },
  {
    name: 'dragon',
    among: (view: View) => view.dragons,
    doubles: 1,
    pung: { rule: 'tchou1924.IV.11', open: 4 },
    kong: { rule: 'tchou1924.IV.16', open: 16 },
  },
] as const;

const SETS = setRows(KINDS, ({ kind, size, times }) => ({
  rule: kind[size].rule,
  family: size,
  value: { points: times * kind[size].open, doubles: kind.doubles },
}));

const pair = <Id extends string>(id: Id, points: number, among: GroupsOf) => {
  const rule: RuleId = points > 0 ? 'tchou1924.IV.6a' : 'tchou1924.IV.6b';
  const find = each((view) => view.pairs & among(view));
  return { id, rule, among: 'pairs', value: { points }, find } as const;
};

const PAIRS = itemsOf('pair', [
  pair('pair-dragon', 2, (view) => view.dragons),
  pair('pair-own-wind', 2, (view) => view.seatWind),
  pair('pair-plain', 0, (view) => ~dragonsAndOwnWind(view)),
]);

/** Worth nothing, but the book's worked hands list them with their 0. */
const WORTHLESS = [
  ...itemsOf('sequence', [
    {
      id: 'sequence',
      rule: 'tchou1924.IV.7',
      among: 'chows',
      value: { points: 0 },
      find: each((view) => view.chows),
    },
  ]),
  ...itemsOf('single', [
    {
      id: 'single-tile',
      rule: 'tchou1924.IV.2',
      among: 'singles',
      value: { points: 0 },
      find: each((view) => view.singles),
    },
  ]),
];

export const GROUP_ITEMS = [...SETS, ...PAIRS, ...WORTHLESS];
