/** Prepares a table for many hands: uniform rows, of which a hand is asked those that it can have. */
import { NO_GROUPS } from './group-set.ts';
import { AMONG_GROUPS, type AmongGroups, type Item, type Row, UNITS } from './item.ts';
import { isNamed } from './suppress.ts';
import type { View } from './view.ts';

/** A row as it is worth in a hand of concealed tiles, and where a set was claimed. */
interface Entry {
  readonly closed: Item;
  readonly open: Item;
}

/** Those rows that a hand with certain groups can have: made when the first such hand comes. */
interface RowTable {
  readonly entries: readonly Entry[];
  readonly byGroups: (readonly Entry[] | undefined)[];
}

/** For each row of the table what in `implies` names it; absent where nothing does. */
const impliedBy = ({ implies = [] }: Item, items: readonly Item[]): Item['implied'] =>
  items.map((item) => {
    const naming = implies.filter((implication) => isNamed(item, implication));
    return naming.length > 0 ? naming : undefined;
  });

/** Engines read objects much faster if all have the same fields in the same order. */
const uniform = ({ id, rule, family, find, ...item }: Item): Item => ({
  id,
  rule,
  family,
  find,
  value: Object.fromEntries(UNITS.map((unit) => [unit, item.value[unit]])),
  openValue: item.openValue,
  among: item.among,
  winner: item.winner,
  implies: item.implies,
  place: item.place,
  implied: item.implied,
  cumulates: item.cumulates,
});

function entryOf(item: Item): Entry {
  const closed = uniform(item);
  if (item.openValue === undefined) return { closed, open: closed };
  return { closed, open: uniform({ ...item, value: item.openValue }) };
}

export const rowTable = (items: readonly Item[]): RowTable => ({
  entries: items.map((item, place) =>
    entryOf({ ...item, place, implied: item.implies && impliedBy(item, items) }),
  ),
  byGroups: [],
});

/** One bit for each sort of groups, in the order of their names. */
function groupsIn(view: View): number {
  let groups = 0;
  for (let at = 0; at < AMONG_GROUPS.length; at++) {
    if (view[AMONG_GROUPS[at] as AmongGroups] !== NO_GROUPS) groups |= 1 << at;
  }
  return groups;
}

const canBeAmong = ({ among }: Item, groups: number): boolean =>
  among === undefined || ((groups >> AMONG_GROUPS.indexOf(among)) & 1) === 1;

function entriesFor({ entries, byGroups }: RowTable, groups: number): readonly Entry[] {
  const known = byGroups[groups] ?? entries.filter(({ closed }) => canBeAmong(closed, groups));
  byGroups[groups] = known;
  return known;
}

export function rowsIn(view: View, table: RowTable): readonly Row[] {
  const rows: Row[] = [];
  for (const { closed, open } of entriesFor(table, groupsIn(view))) {
    const found = closed.find(view);
    if (found.length === 0) continue;
    const item = view.claimed === NO_GROUPS ? closed : open;
    for (const groups of found) rows.push({ item, groups, suppressedBy: undefined });
  }
  return rows;
}
