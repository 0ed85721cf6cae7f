import { isCounted, type Row } from '../../scoring/item.ts';
import type { Summary } from '../../scoring/ruleset.ts';
import type { Score, Step, Totals } from '../../scoring/score.ts';
import type { Vulcain1953Options } from './config.ts';

/** Marks by the names of the recapitulation (`vulcain1953.3.5.8`). */
const VULCAIN1953_LIMITS = ['quarter', 'half', 'full', 'double'] as const;
type Limit = (typeof VULCAIN1953_LIMITS)[number];
const LIMITS: Readonly<Partial<Record<number, Limit>>> = {
  250: 'quarter',
  500: 'half',
  1000: 'full',
  2000: 'double',
};

export interface Vulcain1953Totals extends Totals {
  readonly limit: Limit | null;
  /** The hand or the way of winning whose mark counts. */
  readonly special: string | null;
  /** Whether the reading goes before all ordinary ones (`vulcain1953.dec.3`). */
  readonly goesFirst: boolean;
  /** The printed mark that counts, 0 without one. */
  readonly mark: number;
}

export const isSpecial = ({ item }: Row): boolean => item.family === 'special';
export const bringsMarks = (row: Row): boolean => isSpecial(row) || row.item.family === 'way';

type Worth = Pick<Totals, 'total' | 'base' | 'doubles'>;

/** Uncapped: the cap belongs to payments (`vulcain1953.dec.4`). */
export function rowsWorth(rows: readonly Row[]): Worth {
  let base = 0;
  let doubles = 0;
  for (const row of rows) {
    if (!isCounted(row)) continue;
    base += row.item.value.points ?? 0;
    doubles += row.item.value.doubles ?? 0;
  }
  return { total: base * 2 ** doubles, base, doubles };
}

const markedAmong = (rows: readonly Row[]): Row | undefined =>
  rows.find((row) => isCounted(row) && bringsMarks(row));

export function total(
  rows: readonly Row[],
  { marks }: Pick<Vulcain1953Options, 'marks'>,
): Vulcain1953Totals {
  const marked = markedAmong(rows);
  const mark = marked?.item.value.points ?? 0;
  return {
    ...rowsWorth(rows),
    limit: LIMITS[mark] ?? null,
    special: marked?.item.id ?? null,
    goesFirst: marks === 'printed' && rows.some(isSpecial),
    mark,
  };
}

/** Of equal totals the higher printed mark is named (`vulcain1953.dec.3`). */
export const compare = (a: Vulcain1953Totals, b: Vulcain1953Totals): number =>
  Number(a.goesFirst) - Number(b.goesFirst) || a.total - b.total || a.mark - b.mark;

export function steps({ rows, totals }: Score): readonly Step[] {
  const terms = rows
    .filter(isCounted)
    .map(({ item }) => item.value.points ?? 0)
    .filter((points) => points > 0);
  const { base, doubles, total: result } = totals;
  return [
    { kind: 'sum', terms, result: base },
    ...(doubles > 0 ? [{ kind: 'double', base, times: doubles, result } as const] : []),
  ];
}

export const summary: Summary = {
  row: ({ doubles = 0 }) => (doubles > 0 ? { doubles } : {}),
  score: (score) => ({ special: score ? (markedAmong(score.rows)?.item.id ?? null) : null }),
};
