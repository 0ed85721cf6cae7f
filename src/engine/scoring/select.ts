/** The best of the rows that may count together, where `implies` alone cannot decide. */
import type { Row, Suppression } from './item.ts';
import { impliedBy, suppressionOf } from './suppress.ts';

export interface Choice {
  readonly worth: (row: Row) => number;
  /** Must also hold for any part of `rows`. Never asked about rows that imply each other. */
  readonly lawful: (rows: readonly Row[]) => boolean;
  /** Whether `lawful` may depend on this pair. A row that meets no other is always lawful. */
  readonly meets: (a: Row, b: Row) => boolean;
  /** The principle that keeps out a row, given the rows kept. */
  readonly reason: (row: Row, kept: readonly Row[]) => Suppression;
}

type Law = Pick<Choice, 'worth' | 'lawful' | 'meets'>;

const excludes = (a: Row, b: Row): boolean => impliedBy(a, b) || impliedBy(b, a);

const isFree = (row: Row, kept: readonly Row[]): boolean =>
  kept.every((other) => !excludes(other, row));

type Places = (number[] | undefined)[];

/** `barred` rows cannot count together; for `met` rows `lawful` decides. */
interface Rivals {
  readonly barred: Places;
  readonly met: Places;
}

function link(places: Places, one: number, other: number): void {
  const before = places[one];
  if (before === undefined) places[one] = [other];
  else before.push(other);
}

function rivalsOf(rows: readonly Row[], meets: Law['meets']): Rivals {
  const barred: Places = [];
  const met: Places = [];
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

interface Sorted {
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
function withoutDoubt(rows: readonly Row[], { worth, lawful, meets }: Law): Sorted {
  const { barred, met } = rivalsOf(rows, meets);
  const state = rows.map(() => OPEN);
  const openWorth = (places: readonly number[]): number => {
    let sum = 0;
    for (const at of places) if (state[at] === OPEN) sum += worth(rows[at] as Row);
    return sum;
  };

  const settle = (at: number): boolean => {
    const row = rows[at] as Row;
    const others = barred[at] ?? NONE;
    const rivals = met[at] ?? NONE;
    if (rivals.some((one) => state[one] === SURE)) return false;
    if (worth(row) < openWorth(others) + openWorth(rivals)) return false;
    state[at] = SURE;
    for (const one of others) state[one] = OUT;
    for (const one of rivals) if (!lawful([row, rows[one] as Row])) state[one] = OUT;
    return true;
  };
  for (let settled = true; settled; ) {
    settled = false;
    for (let at = 0; at < rows.length; at++) if (state[at] === OPEN && settle(at)) settled = true;
  }
  const those = (wanted: number) => rows.filter((_, at) => state[at] === wanted);
  return { sure: those(SURE), open: those(OPEN) };
}

/** The lawful rows worth most together, exactly. Of equal selections, the first in table order. */
export function bestSelection(rows: readonly Row[], law: Law): readonly Row[] {
  const { worth, lawful } = law;
  const { sure, open } = withoutDoubt(rows, law);
  if (open.length === 0) return sure;
  let best = sure;
  let most = 0;
  const within = open.map((_, at) => open.slice(at).reduce((sum, row) => sum + worth(row), 0));

  const choose = (at: number, kept: readonly Row[], sum: number): void => {
    if (sum > most) {
      best = kept;
      most = sum;
    }
    const row = open[at];
    if (row === undefined || sum + (within[at] as number) <= most) return;
    const more = [...kept, row];
    if (isFree(row, kept) && lawful(more)) choose(at + 1, more, sum + worth(row));
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
  let most = 0;

  const choose = (at: number, kept: readonly Row[], sum: number): void => {
    const left = open.slice(at);
    if (sum + left.reduce((all, row) => all + worth(row), 0) < most) return;
    const [row] = left;
    if (row === undefined) {
      if (!open.every(mayLackIn(kept))) return;
      if (sum > most) best = [];
      most = sum;
      best.push([...alone, ...kept]);
      return;
    }
    const more = [...kept, row];
    if (isFree(row, kept) && lawful(more)) choose(at + 1, more, sum + worth(row));
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
