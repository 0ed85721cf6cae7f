import type { Row, Suppression } from './item.ts';
import { impliedBy, suppressionOf } from './suppress.ts';

export interface Choice {
  readonly worth: (row: Row) => number;
  /** Must also hold for any part of `rows`. Never asked about rows that imply each other. */
  readonly lawful: (rows: readonly Row[]) => boolean;
  /** Whether `lawful` may depend on this pair. A row that meets no other is always lawful. */
  readonly meets: (a: Row, b: Row) => boolean;
  readonly reason: (row: Row, kept: readonly Row[]) => Suppression;
}

type Law = Pick<Choice, 'worth' | 'lawful' | 'meets'>;

const excludes = (a: Row, b: Row): boolean => impliedBy(a, b) || impliedBy(b, a);

const isFree = (row: Row, kept: readonly Row[]): boolean =>
  kept.every((other) => !excludes(other, row));

type Indices = (number[] | undefined)[];

/** `barred` rows cannot count together; for `met` rows `lawful` decides. */
interface Rivals {
  readonly barred: Indices;
  readonly met: Indices;
}

function link(rivals: Indices, row: number, rival: number): void {
  const known = rivals[row];
  if (known === undefined) rivals[row] = [rival];
  else known.push(rival);
}

function rivalsOf(rows: readonly Row[], meets: Law['meets']): Rivals {
  const barred: Indices = [];
  const met: Indices = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as Row;
    for (let j = i + 1; j < rows.length; j++) {
      const other = rows[j] as Row;
      const places = excludes(row, other) ? barred : meets(row, other) ? met : undefined;
      if (places === undefined) continue;
      link(places, i, j);
      link(places, j, i);
    }
  }
  return { barred, met };
}

interface Partition {
  readonly sure: readonly Row[];
  readonly open: readonly Row[];
}

const NONE: readonly number[] = [];

const OPEN = 0;
const SURE = 1;
const OUT = 2;

/**
 * Settles each row that is worth at least as much as all the rows it could keep out: it can replace
 * them in any selection. Drops the rows that it does keep out.
 */
function settleCertain(rows: readonly Row[], { worth, lawful, meets }: Law): Partition {
  const { barred, met } = rivalsOf(rows, meets);
  const state = rows.map(() => OPEN);
  const openWorth = (places: readonly number[]): number => {
    let sum = 0;
    for (const at of places) if (state[at] === OPEN) sum += worth(rows[at] as Row);
    return sum;
  };

  const settle = (at: number): boolean => {
    const row = rows[at] as Row;
    const excluded = barred[at] ?? NONE;
    const rivals = met[at] ?? NONE;
    if (rivals.some((rival) => state[rival] === SURE)) return false;
    if (worth(row) < openWorth(excluded) + openWorth(rivals)) return false;
    state[at] = SURE;
    for (const rival of excluded) state[rival] = OUT;
    for (const rival of rivals) if (!lawful([row, rows[rival] as Row])) state[rival] = OUT;
    return true;
  };
  for (let settled = true; settled; ) {
    settled = false;
    for (let at = 0; at < rows.length; at++) if (state[at] === OPEN && settle(at)) settled = true;
  }
  const rowsIn = (wanted: number) => rows.filter((_, at) => state[at] === wanted);
  return { sure: rowsIn(SURE), open: rowsIn(OPEN) };
}

/** The lawful rows worth most together, exactly. Of equal selections, the first in table order. */
function bestSelection(rows: readonly Row[], law: Law): readonly Row[] {
  const { worth, lawful } = law;
  const { sure, open } = settleCertain(rows, law);
  if (open.length === 0) return sure;
  let best = sure;
  let bestWorth = 0;
  const openWorthFrom = open.map((_, at) =>
    open.slice(at).reduce((sum, row) => sum + worth(row), 0),
  );

  const choose = (at: number, kept: readonly Row[], sum: number): void => {
    if (sum > bestWorth) {
      best = kept;
      bestWorth = sum;
    }
    const row = open[at];
    if (row === undefined || sum + (openWorthFrom[at] as number) <= bestWorth) return;
    const extended = [...kept, row];
    if (isFree(row, kept) && lawful(extended)) choose(at + 1, extended, sum + worth(row));
    choose(at + 1, kept, sum);
  };
  choose(0, sure, 0);
  return best;
}

/** Every lawful selection worth most that no further row could join. Slower than finding one. */
export function bestSelections(
  rows: readonly Row[],
  { worth, lawful, meets }: Law,
): readonly (readonly Row[])[] {
  const mayLackIn = (kept: readonly Row[]) => (row: Row) =>
    kept.includes(row) || kept.some((by) => impliedBy(by, row)) || !lawful([...kept, row]);
  const { barred, met } = rivalsOf(rows, meets);
  const isAlone = (_: Row, at: number): boolean => !barred[at] && !met[at];
  const alone = rows.filter(isAlone);
  const open = rows.filter((row, at) => !isAlone(row, at));
  let best: (readonly Row[])[] = [];
  let bestWorth = 0;

  const choose = (at: number, kept: readonly Row[], sum: number): void => {
    const remaining = open.slice(at);
    if (sum + remaining.reduce((total, row) => total + worth(row), 0) < bestWorth) return;
    const [row] = remaining;
    if (row === undefined) {
      if (!open.every(mayLackIn(kept))) return;
      if (sum > bestWorth) best = [];
      bestWorth = sum;
      best.push([...alone, ...kept]);
      return;
    }
    const extended = [...kept, row];
    if (isFree(row, kept) && lawful(extended)) choose(at + 1, extended, sum + worth(row));
    choose(at + 1, kept, sum);
  };
  choose(0, [], 0);
  return best;
}

/** All rows, those outside the best selection suppressed by a row or by the principle. */
export function keepBest(rows: readonly Row[], choice: Choice): readonly Row[] {
  const kept = bestSelection(rows, choice);
  return rows.map((row) => {
    if (kept.includes(row)) return row;
    for (const by of kept) {
      const suppressedBy = suppressionOf(by, row);
      if (suppressedBy !== undefined) return { ...row, suppressedBy };
    }
    return { ...row, suppressedBy: choice.reason(row, kept) };
  });
}
