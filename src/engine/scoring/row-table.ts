/** Prepares a table for many hands: uniform rows, of which a reading is asked those that it can have. */
import { featureBits, featuresOf } from './feature.ts';
import { type GroupSet, NO_GROUPS } from './group-set.ts';
import { type Item, type Row, UNITS } from './item.ts';
import { isNamed } from './suppress.ts';
import type { View } from './view.ts';

/** A row as it is worth in a hand of concealed tiles, and where a set was claimed. */
interface Entry {
  readonly closed: Item;
  readonly open: Item;
}

/** `needs`: what a reading has to have for the row at this place. */
interface RowTable {
  readonly entries: readonly Entry[];
  readonly needs: Int32Array;
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
  related: item.related,
  cumulates: item.cumulates,
});

function entryOf(item: Item): Entry {
  const closed = uniform(item);
  if (item.openValue === undefined) return { closed, open: closed };
  return { closed, open: uniform({ ...item, value: item.openValue }) };
}

export function rowTable(items: readonly Item[]): RowTable {
  const implied = items.map((item) => item.implies && impliedBy(item, items));
  const entries = items.map((item, place) => {
    const related = Uint8Array.from(items, (_, other) =>
      implied[place]?.[other] || implied[other]?.[place] ? 1 : 0,
    );
    return entryOf({ ...item, place, implied: implied[place], related });
  });
  return { entries, needs: Int32Array.from(items, ({ among = [] }) => featureBits(among)) };
}

export function rowsIn(view: View, { entries, needs }: RowTable): readonly Row[] {
  const rows: Row[] = [];
  const features = featuresOf(view);
  const isOpen = view.claimed !== NO_GROUPS;
  for (let at = 0; at < entries.length; at++) {
    if (((needs[at] as number) & ~features) !== 0) continue;
    const { closed, open } = entries[at] as Entry;
    const found = closed.find(view);
    if (found.length === 0) continue;
    const item = isOpen ? open : closed;
    for (let time = 0; time < found.length; time++) {
      rows.push({ item, groups: found[time] as GroupSet, suppressedBy: undefined });
    }
  }
  return rows;
}
