/** The best of the rows that may count together, where rows alone cannot say which may. */
import type { Row, Suppression } from './item.ts';
import { impliedBy, suppressionOf } from './suppress.ts';

export interface Choice {
  readonly worth: (row: Row) => number;
  /**
   * Whether these rows may count together. What holds for rows must hold for fewer of them. No
   * row among them implies another: that is seen to.
   */
  readonly lawful: (rows: readonly Row[]) => boolean;
  /** Whether the law may turn on these two; what meets none of the others is lawful beside them. */
  readonly meets: (a: Row, b: Row) => boolean;
  /** The principle behind `lawful`, where a row is left out for it beside those kept. */
  readonly reason: (row: Row, kept: readonly Row[]) => Suppression;
}

type Law = Pick<Choice, 'worth' | 'lawful' | 'meets'>;

const isFree = (row: Row, kept: readonly Row[]): boolean =>
  kept.every((other) => !impliedBy(other, row) && !impliedBy(row, other));

interface Sorted {
  /** In some best selection together. */
  readonly sure: readonly Row[];
  /** To be tried. */
  readonly open: readonly Row[];
}

/**
 * Puts aside the rows worth as much as all together that they could keep out: such a row may take
 * their place in any selection. What it does keep out is dropped.
 */
function withoutDoubt(rows: readonly Row[], { worth, lawful, meets }: Law): Sorted {
  const sure: Row[] = [];
  let open = [...rows];
  for (let at = 0; at < open.length; ) {
    const row = open[at] as Row;
    const barred = open.filter((one) => one !== row && !isFree(row, [one]));
    const met = open.filter((one) => one !== row && meets(row, one) && !barred.includes(one));
    const most = [...barred, ...met].reduce((sum, one) => sum + worth(one), 0);
    if (worth(row) < most || sure.some((one) => meets(row, one))) {
      at++;
      continue;
    }
    sure.push(row);
    open = open.filter(
      (one) => one !== row && !barred.includes(one) && (!met.includes(one) || lawful([row, one])),
    );
    at = 0;
  }
  return { sure, open };
}

/**
 * The lawful rows that are worth most together. Exact: every selection that could still be worth
 * more is tried. Of equal ones the first in the order of the table is taken.
 */
export function bestSelection(rows: readonly Row[], law: Law): readonly Row[] {
  const { worth, lawful } = law;
  const { sure, open } = withoutDoubt(rows, law);
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

/** All rows, those outside the best selection struck out: for the row that implies them, or the principle. */
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
