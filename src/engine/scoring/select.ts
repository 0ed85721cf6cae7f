import type { Row, Suppression } from './item.ts';
import { impliedBy, suppressionOf } from './suppress.ts';

export interface RowChoice {
  readonly worth: (row: Row) => number;
  /** Must also hold for any part of `rows`. Never asked about rows that imply each other. */
  readonly lawful: (rows: readonly Row[]) => boolean;
  /** Whether `lawful` may depend on this pair. A row that meets no other is always lawful. */
  readonly meets: (a: Row, b: Row) => boolean;
  readonly reason: (row: Row, selection: readonly Row[]) => Suppression;
}

type Law = Pick<RowChoice, 'worth' | 'lawful' | 'meets'>;

const excludes = (a: Row, b: Row): boolean => impliedBy(a, b) || impliedBy(b, a);

const isFree = (row: Row, selection: readonly Row[]): boolean =>
  selection.every((other) => !excludes(other, row));

/** Rows that cannot count together, and rows of which `lawful` decides. */
const BARRED = 1;
const MET = 2;

const OPEN = 0;
const SURE = 1;
const OUT = 2;

/** Filled again and again, so that a selection makes little. */
let relations = new Uint8Array();
let state = new Uint8Array();
let worths = new Float64Array();

/** Writes how each row stands to each other, at `i * rows.length + j`, and which stand alone. */
function relate(rows: readonly Row[], meets: Law['meets']): void {
  const size = rows.length;
  if (relations.length < size ** 2) {
    relations = new Uint8Array(size ** 2);
    state = new Uint8Array(size);
    worths = new Float64Array(size);
  }
  relations.fill(0, 0, size ** 2);
  state.fill(SURE, 0, size);
  for (let i = 0; i < size; i++) {
    const row = rows[i] as Row;
    const { related } = row.item;
    for (let j = i + 1; j < size; j++) {
      const other = rows[j] as Row;
      const mayExclude = related === undefined || related[other.item.place as number] !== 0;
      const relation = mayExclude && excludes(row, other) ? BARRED : meets(row, other) ? MET : 0;
      if (relation === 0) continue;
      relations[i * size + j] = relation;
      relations[j * size + i] = relation;
      state[i] = OPEN;
      state[j] = OPEN;
    }
  }
}

interface Partition {
  readonly sure: readonly Row[];
  readonly open: readonly Row[];
}

function rowsIn(rows: readonly Row[], wanted: number): readonly Row[] {
  const found: Row[] = [];
  for (let at = 0; at < rows.length; at++) if (state[at] === wanted) found.push(rows[at] as Row);
  return found;
}

/**
 * Settles each row that is worth at least as much as all the rows it could keep out: it can replace
 * them in any selection. Drops the rows that it does keep out.
 */
function settleCertain(rows: readonly Row[], { worth, lawful, meets }: Law): Partition {
  relate(rows, meets);
  const size = rows.length;
  for (let at = 0; at < size; at++) worths[at] = worth(rows[at] as Row);

  const canSettle = (at: number): boolean => {
    let left = worths[at] as number;
    for (let other = 0; other < size; other++) {
      const relation = relations[at * size + other];
      if (relation === 0) continue;
      if (relation === MET && state[other] === SURE) return false;
      if (state[other] === OPEN) left -= worths[other] as number;
    }
    return left >= 0;
  };

  const settle = (at: number): void => {
    const row = rows[at] as Row;
    state[at] = SURE;
    for (let other = 0; other < size; other++) {
      const relation = relations[at * size + other];
      if (relation === BARRED) state[other] = OUT;
      else if (relation === MET && !lawful([row, rows[other] as Row])) state[other] = OUT;
    }
  };
  for (let settled = true; settled; ) {
    settled = false;
    for (let at = 0; at < size; at++) {
      if (state[at] !== OPEN || !canSettle(at)) continue;
      settle(at);
      settled = true;
    }
  }
  return { sure: rowsIn(rows, SURE), open: rowsIn(rows, OPEN) };
}

/** The lawful rows worth most together, exactly. Of equal selections, the first in table order. */
function bestSelection(rows: readonly Row[], law: Law): readonly Row[] {
  const { worth, lawful } = law;
  const { sure, open } = settleCertain(rows, law);
  if (open.length === 0) return sure;
  let best = sure;
  let bestWorth = 0;
  const openWorthFrom = open.map(worth);
  for (let at = open.length - 2; at >= 0; at--) {
    openWorthFrom[at] = (openWorthFrom[at] as number) + (openWorthFrom[at + 1] as number);
  }

  const choose = (at: number, selection: readonly Row[], sum: number): void => {
    if (sum > bestWorth) {
      best = selection;
      bestWorth = sum;
    }
    const row = open[at];
    if (row === undefined || sum + (openWorthFrom[at] as number) <= bestWorth) return;
    const extended = [...selection, row];
    if (isFree(row, selection) && lawful(extended)) choose(at + 1, extended, sum + worth(row));
    choose(at + 1, selection, sum);
  };
  choose(0, sure, 0);
  return best;
}

/** Every lawful selection worth most that no further row could join. Slower than finding one. */
export function bestSelections(
  rows: readonly Row[],
  { worth, lawful, meets }: Law,
): readonly (readonly Row[])[] {
  const mayLackIn = (selection: readonly Row[]) => (row: Row) =>
    selection.includes(row) ||
    selection.some((by) => impliedBy(by, row)) ||
    !lawful([...selection, row]);
  relate(rows, meets);
  const isAlone = (_: Row, at: number): boolean =>
    relations
      .subarray(at * rows.length, (at + 1) * rows.length)
      .every((relation) => relation === 0);
  const alone = rows.filter(isAlone);
  const open = rows.filter((row, at) => !isAlone(row, at));
  let best: (readonly Row[])[] = [];
  let bestWorth = 0;

  const choose = (at: number, selection: readonly Row[], sum: number): void => {
    const remaining = open.slice(at);
    if (sum + remaining.reduce((total, row) => total + worth(row), 0) < bestWorth) return;
    const [row] = remaining;
    if (row === undefined) {
      if (!open.every(mayLackIn(selection))) return;
      if (sum > bestWorth) best = [];
      bestWorth = sum;
      best.push([...alone, ...selection]);
      return;
    }
    const extended = [...selection, row];
    if (isFree(row, selection) && lawful(extended)) choose(at + 1, extended, sum + worth(row));
    choose(at + 1, selection, sum);
  };
  choose(0, [], 0);
  return best;
}

function without(row: Row, selection: readonly Row[], { reason }: RowChoice): Row {
  const { item, groups } = row;
  for (let at = 0; at < selection.length; at++) {
    const suppressedBy = suppressionOf(selection[at] as Row, row);
    if (suppressedBy !== undefined) return { item, groups, suppressedBy };
  }
  return { item, groups, suppressedBy: reason(row, selection) };
}

/** All rows, those outside the best selection suppressed by a row or by the principle. */
export function keepBest(rows: readonly Row[], choice: RowChoice): readonly Row[] {
  const selection = bestSelection(rows, choice);
  if (selection.length === rows.length) return rows;
  return rows.map((row) => (selection.includes(row) ? row : without(row, selection, choice)));
}
