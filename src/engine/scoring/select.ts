/** The best of the rows that may count together, where rows alone cannot say which may. */
import type { Row } from './item.ts';
import type { RuleId } from './rule-id.ts';
import { impliedBy } from './suppress.ts';

export interface Choice {
  readonly worth: (row: Row) => number;
  /**
   * Whether these rows may count together. What holds for rows must hold for fewer of them. No
   * row among them implies another: that is seen to.
   */
  readonly lawful: (rows: readonly Row[]) => boolean;
  /** The principle behind `lawful`, named where a row is left out for it. */
  readonly rule: RuleId;
}

const isFree = (row: Row, kept: readonly Row[]): boolean =>
  kept.every((other) => !impliedBy(other, row) && !impliedBy(row, other));

/**
 * The lawful rows that are worth most together. Exact: every selection that could still be worth
 * more is tried. Of equal ones the first in the order of the table is taken.
 */
export function bestSelection(
  rows: readonly Row[],
  { worth, lawful }: Pick<Choice, 'worth' | 'lawful'>,
): readonly Row[] {
  let best: readonly Row[] = [];
  let most = 0;
  const within = rows.map((_, at) => rows.slice(at).reduce((sum, row) => sum + worth(row), 0));

  const choose = (at: number, kept: readonly Row[], sum: number): void => {
    if (sum > most) {
      best = kept;
      most = sum;
    }
    const row = rows[at];
    if (row === undefined || sum + (within[at] as number) <= most) return;
    const more = [...kept, row];
    if (isFree(row, kept) && lawful(more)) choose(at + 1, more, sum + worth(row));
    choose(at + 1, kept, sum);
  };
  choose(0, [], 0);
  return best;
}

/** All rows, those outside the best selection struck out: for the row that implies them, or the principle. */
export function keepBest(rows: readonly Row[], choice: Choice): readonly Row[] {
  const kept = new Set(bestSelection(rows, choice));
  return rows.map((row) => {
    if (kept.has(row)) return row;
    const by = [...kept].find((other) => impliedBy(other, row));
    const { rule } = by === undefined ? choice : by.item;
    return { ...row, suppressedBy: { rule, by: by?.item } };
  });
}
