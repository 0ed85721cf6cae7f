/** Strikes out the rows that others imply, row after row in the order of the table. */
import { type GroupSet, isWithin } from './group-set.ts';
import type { Implication, Item, Row, Suppression } from './item.ts';

/** Rows as they are collected: suppression is still open. */
export type OpenRow = { -readonly [Key in keyof Row]: Row[Key] };

const isNamed = (item: Item, { id, family }: Implication): boolean =>
  id === item.id || family === item.family;

/** The implication by which the one row keeps the other from counting. */
function implicationOf(by: Row, item: Item, groups: GroupSet): Implication | undefined {
  const { implies } = by.item;
  if (implies === undefined) return undefined;
  for (const one of implies) {
    if (isNamed(item, one) && (one.on === 'hand' || isWithin(groups, by.groups))) return one;
  }
  return undefined;
}

const suppression = (by: Item, { rule = by.rule }: Implication): Suppression => ({ rule, by });

/** Strikes out, among the rows found before, those that a new one implies. */
function suppressEarlier(rows: readonly OpenRow[], by: Row): void {
  for (const row of rows) {
    if (row.suppressedBy !== undefined) continue;
    const implication = implicationOf(by, row.item, row.groups);
    if (implication !== undefined) row.suppressedBy = suppression(by.item, implication);
  }
}

function suppressedByEarlier(
  implying: readonly Row[],
  item: Item,
  groups: GroupSet,
): Suppression | undefined {
  for (const by of implying) {
    if (by.suppressedBy !== undefined) continue;
    const implication = implicationOf(by, item, groups);
    if (implication !== undefined) return suppression(by.item, implication);
  }
  return undefined;
}

const countsInFamily = (rows: readonly Row[], family: string): number => {
  let count = 0;
  for (const row of rows) {
    if (row.item.family === family && row.suppressedBy === undefined) count++;
  }
  return count;
};

/** Whether enough rows of the family count already. */
export const cumulates = (rows: readonly Row[], { cumulates: wanted }: Item): boolean =>
  wanted === undefined || countsInFamily(rows, wanted.family) >= wanted.atLeast;

/** Adds a row found to those before it, whichever of them suppresses the other. */
export function addRow(
  rows: OpenRow[],
  implying: Row[],
  found: Pick<Row, 'item' | 'groups'>,
): void {
  const { item, groups } = found;
  const suppressedBy =
    implying.length === 0 ? undefined : suppressedByEarlier(implying, item, groups);
  const row: OpenRow = { item, groups, suppressedBy };
  if (item.implies !== undefined && suppressedBy === undefined) {
    suppressEarlier(rows, row);
    implying.push(row);
  }
  rows.push(row);
}
