import { isWithin } from './group-set.ts';
import { type Implication, type Item, isCounted, type Row, type Suppression } from './item.ts';

export const isNamed = (item: Item, { id, family }: Implication): boolean =>
  id === item.id || family === item.family;

/** What in `implies` names the row: looked up where a table was prepared. */
function naming({ implies, implied }: Item, row: Item): readonly Implication[] | undefined {
  if (implied === undefined || row.place === undefined) {
    return implies?.filter((implication) => isNamed(row, implication));
  }
  return implied[row.place];
}

function implicationOf(by: Row, { item, groups }: Row): Implication | undefined {
  const named = by.item.implies && naming(by.item, item);
  if (named === undefined) return undefined;
  for (const implication of named) {
    if (implication.on === 'hand' || isWithin(groups, by.groups)) return implication;
  }
  return undefined;
}

export const impliedBy = (by: Row, row: Row): boolean => implicationOf(by, row) !== undefined;

export function suppressionOf(by: Row, row: Row): Suppression | undefined {
  const implication = implicationOf(by, row);
  return implication && { rule: implication.rule ?? by.item.rule, by: by.item };
}

function suppressEarlier(rows: Row[], by: Row): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as Row;
    const suppressedBy = isCounted(row) ? suppressionOf(by, row) : undefined;
    if (suppressedBy !== undefined) rows[at] = { ...row, suppressedBy };
  }
}

function afterEarlier(rows: readonly Row[], implying: readonly number[], row: Row): Row {
  for (const at of implying) {
    const by = rows[at] as Row;
    const suppressedBy = isCounted(by) ? suppressionOf(by, row) : undefined;
    if (suppressedBy !== undefined) return { ...row, suppressedBy };
  }
  return row;
}

function cumulates(rows: readonly Row[], { cumulates: condition }: Item): boolean {
  if (condition === undefined) return true;
  let count = 0;
  for (const row of rows) if (row.item.family === condition.family && isCounted(row)) count++;
  return count >= condition.atLeast;
}

/** Suppresses what others imply, in table order, and drops rows that cumulate too little. */
export function suppressImplied(found: readonly Row[]): readonly Row[] {
  const rows: Row[] = [];
  const implying: number[] = [];
  for (const candidate of found) {
    if (!cumulates(rows, candidate.item)) continue;
    const row = implying.length === 0 ? candidate : afterEarlier(rows, implying, candidate);
    if (candidate.item.implies !== undefined && isCounted(row)) {
      suppressEarlier(rows, row);
      implying.push(rows.length);
    }
    rows.push(row);
  }
  return rows;
}
