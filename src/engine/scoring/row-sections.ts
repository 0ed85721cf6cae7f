/** Prepares a table for many hands: uniform rows, in sections that can be skipped. */
import { NO_GROUPS } from './group-set.ts';
import { AMONG_GROUPS, type Item, type Row, UNITS } from './item.ts';
import type { View } from './view.ts';

/** A row as it is worth in a hand of concealed tiles, and where a set was claimed. */
interface Entry {
  readonly closed: Item;
  readonly open: Item;
}

interface Section {
  readonly among: number;
  readonly items: readonly Entry[];
}

const ANY_HAND = -1;

const bitOf = ({ among }: Item): number =>
  among === undefined ? ANY_HAND : 1 << AMONG_GROUPS.indexOf(among);

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
  cumulates: item.cumulates,
});

function entryOf(item: Item): Entry {
  const closed = uniform(item);
  if (item.openValue === undefined) return { closed, open: closed };
  return { closed, open: uniform({ ...item, value: item.openValue }) };
}

export function sectionsOf(items: readonly Item[]): readonly Section[] {
  const sections: { among: number; items: Entry[] }[] = [];
  for (const item of items) {
    const last = sections.at(-1);
    if (last !== undefined && last.among === bitOf(item)) last.items.push(entryOf(item));
    else sections.push({ among: bitOf(item), items: [entryOf(item)] });
  }
  return sections;
}

const bit = (groups: number, place: number): number => (groups === NO_GROUPS ? 0 : 1 << place);

const groupsIn = ({ chows, pungs, kongs, pairs, singles, flowers }: View): number =>
  bit(chows, 0) | bit(pungs, 1) | bit(kongs, 2) | bit(pairs, 3) | bit(singles, 4) | bit(flowers, 5);

export function rowsIn(view: View, sections: readonly Section[]): readonly Row[] {
  const rows: Row[] = [];
  const present = groupsIn(view);
  for (const { among, items } of sections) {
    if (among !== ANY_HAND && (among & present) === 0) continue;
    for (const { closed, open } of items) {
      const found = closed.find(view);
      if (found.length === 0) continue;
      const item = view.claimed === NO_GROUPS ? closed : open;
      for (const groups of found) rows.push({ item, groups, suppressedBy: undefined });
    }
  }
  return rows;
}
