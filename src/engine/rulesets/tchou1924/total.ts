import type { Row } from '../../scoring/item.ts';
import type { Summary } from '../../scoring/ruleset.ts';
import type { Score, Step, Totals } from '../../scoring/score.ts';
import type { View } from '../../scoring/view.ts';
import type { Tchou1924Options } from './config.ts';

/** `limit-hand` is worth the maximum as it stands; `maximum` is cut down to it. */
type Tchou1924Limit = 'limit-hand' | 'maximum';

export interface Tchou1924Totals extends Totals {
  readonly limit: Tchou1924Limit | null;
  readonly limitHands: readonly string[];
}

const isLimit = ({ value }: Row['item']): boolean => value.limit !== undefined;

/** A limit hand suppresses a row, but leaves it in the sum. */
const addsUp = ({ item, suppressedBy }: Row): boolean =>
  !isLimit(item) &&
  (suppressedBy === undefined || (suppressedBy.by !== undefined && isLimit(suppressedBy.by)));

const paragraphOf = ({ item }: Row): string => item.rule.slice('tchou1924.IV.'.length);

const limitHandsAmong = (rows: readonly Row[]): readonly string[] => [
  ...new Set(rows.filter(({ item }) => isLimit(item)).map(paragraphOf)),
];

const NO_LIMIT_HANDS: readonly string[] = [];

/**
 * What the rows come to (`tchou1924.IV.algorithm`). Points and fan are those without a limit hand;
 * the thirteen kinds have none. No total exceeds the maximum (E25).
 */
export function total(
  rows: readonly Row[],
  { limit }: Tchou1924Options,
  { shape }: View,
): Tchou1924Totals {
  let base = 0;
  let doubles = 0;
  let isLimitHand = false;
  for (const row of rows) {
    const { value } = row.item;
    if (value.limit !== undefined) isLimitHand = true;
    if (!addsUp(row)) continue;
    base += value.points ?? 0;
    doubles += value.doubles ?? 0;
  }
  if (isLimitHand) {
    const worth = shape === 'thirteen-kinds' ? { base: 0, doubles: 0 } : { base, doubles };
    return { total: limit, ...worth, limit: 'limit-hand', limitHands: limitHandsAmong(rows) };
  }
  const doubled = base * 2 ** doubles;
  return doubled > limit
    ? { total: limit, base, doubles, limit: 'maximum', limitHands: NO_LIMIT_HANDS }
    : { total: doubled, base, doubles, limit: null, limitHands: NO_LIMIT_HANDS };
}

export function compare(a: Tchou1924Totals, b: Tchou1924Totals): number {
  return (
    a.total - b.total ||
    a.limitHands.length - b.limitHands.length ||
    a.base * 2 ** a.doubles - b.base * 2 ** b.doubles
  );
}

export function steps({ rows, totals }: Score): readonly Step[] {
  if (totals.limit === 'limit-hand') return [{ kind: 'limit', result: totals.total }];
  const terms = rows
    .filter(addsUp)
    .map(({ item }) => item.value.points ?? 0)
    .filter((points) => points > 0);
  const { base, doubles, total: result } = totals;
  const doubled = base * 2 ** doubles;
  return [
    { kind: 'sum', terms, result: base },
    ...(doubles > 0 ? [{ kind: 'double', base, times: doubles, result: doubled } as const] : []),
    ...(doubled > result ? [{ kind: 'cap', of: doubled, result } as const] : []),
  ];
}

const isCounted = ({ view }: Score): boolean => view.shape !== 'thirteen-kinds';

export const summary: Summary = {
  row: ({ doubles = 0 }) => (doubles > 0 ? { fan: doubles } : {}),
  score: (score) => ({
    points: score && isCounted(score) ? score.totals.base : null,
    fan: score && isCounted(score) ? score.totals.doubles : null,
    limitHands: score ? limitHandsAmong(score.rows) : [],
  }),
};
