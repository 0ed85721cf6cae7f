/** Points of groups, for winners and losers alike (`tchou1924.IV.2` to `IV.16`). */

import { each } from '../../../scoring/finders.ts';
import type { GroupSet } from '../../../scoring/group-set.ts';
import type { Item } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import type { View } from '../../../scoring/view.ts';

/** What doubles. The book calls only the dragons honours. */
export const dragonsAndOwnWind = (view: View): GroupSet => view.dragons | view.seatWind;

interface Kind<Name extends string = string> {
  readonly name: Name;
  readonly among: (view: View) => GroupSet;
  readonly doubles: number;
  readonly pung: { readonly rule: RuleId; readonly open: number };
  readonly kong: { readonly rule: RuleId; readonly open: number };
}

/** Points of the exposed group; a concealed one has twice as many. */
const KINDS = [
  {
    name: 'simples',
    among: (view) => view.simples,
    doubles: 0,
    pung: { rule: 'tchou1924.IV.8', open: 2 },
    kong: { rule: 'tchou1924.IV.13', open: 8 },
  },
  {
    name: 'ends',
    among: (view) => view.ends,
    doubles: 0,
    pung: { rule: 'tchou1924.IV.9', open: 4 },
    kong: { rule: 'tchou1924.IV.14', open: 16 },
  },
  {
    name: 'other-wind',
    among: (view) => view.winds & ~view.seatWind,
    doubles: 0,
    pung: { rule: 'tchou1924.IV.10', open: 4 },
    kong: { rule: 'tchou1924.IV.15', open: 16 },
  },
  {
    name: 'own-wind',
    among: (view) => view.seatWind,
    doubles: 1,
    pung: { rule: 'tchou1924.IV.11', open: 4 },
    kong: { rule: 'tchou1924.IV.16', open: 16 },
  },
  {
    name: 'dragon',
    among: (view) => view.dragons,
    doubles: 1,
    pung: { rule: 'tchou1924.IV.11', open: 4 },
    kong: { rule: 'tchou1924.IV.16', open: 16 },
  },
] as const satisfies readonly Kind[];

function exposedAndConcealed<Name extends string, Size extends 'pung' | 'kong'>(
  { name, among, doubles, ...kinds }: Kind<Name>,
  group: Size,
): readonly Item<`${'exposed' | 'concealed'}-${Size}-${Name}`>[] {
  const { rule, open } = kinds[group];
  const ofSize = group === 'pung' ? (view: View) => view.pungs : (view: View) => view.kongs;
  const shared = { rule, family: group, among: `${group}s` } as const;
  return [
    {
      ...shared,
      id: `exposed-${group}-${name}`,
      value: { points: open, doubles },
      find: each((view) => ofSize(view) & view.open & among(view)),
    },
    {
      ...shared,
      id: `concealed-${group}-${name}`,
      value: { points: 2 * open, doubles },
      find: each((view) => ofSize(view) & ~view.open & among(view)),
    },
  ];
}

const PAIRS = [
  {
    id: 'pair-dragon',
    rule: 'tchou1924.IV.6a',
    family: 'pair',
    among: 'pairs',
    value: { points: 2 },
    find: each((view) => view.pairs & view.dragons),
  },
  {
    id: 'pair-own-wind',
    rule: 'tchou1924.IV.6a',
    family: 'pair',
    among: 'pairs',
    value: { points: 2 },
    find: each((view) => view.pairs & view.seatWind),
  },
  {
    id: 'pair-plain',
    rule: 'tchou1924.IV.6b',
    family: 'pair',
    among: 'pairs',
    value: { points: 0 },
    find: each((view) => view.pairs & ~dragonsAndOwnWind(view)),
  },
] as const satisfies readonly Item[];

/** Worth nothing, but the book's worked hands list them with their 0. */
const WORTHLESS = [
  {
    id: 'sequence',
    rule: 'tchou1924.IV.7',
    family: 'sequence',
    among: 'chows',
    value: { points: 0 },
    find: each((view) => view.chows),
  },
  {
    id: 'single-tile',
    rule: 'tchou1924.IV.2',
    family: 'single',
    among: 'singles',
    value: { points: 0 },
    find: each((view) => view.singles),
  },
] as const satisfies readonly Item[];

export const GROUP_ITEMS = [
  ...KINDS.flatMap((kind) => exposedAndConcealed(kind, 'pung')),
  ...KINDS.flatMap((kind) => exposedAndConcealed(kind, 'kong')),
  ...PAIRS,
  ...WORTHLESS,
];
