/** A ledger without its names: what it counts on which tiles, who pays whom, and what gives its rule set away. */

import type { Ledger } from '../../compare/ledgers.ts';
import type { BonusTile, Tile } from '../../core/tile.ts';
import { WINDS } from '../../core/wind.ts';
import type { RulePlace, ScoreLine } from '../../scoring/explain.ts';
import type { Value } from '../../scoring/item.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import { isWorthSomething } from '../../scoring/sheet.ts';

/** What is added, what doubles, and the limit, whatever a rule set calls them. */
interface PlainValue {
  readonly points: number;
  readonly doubles: number;
  readonly limit: number;
}

export interface PlainLine {
  /** Of each group; none where it is about the whole hand. */
  readonly groups: readonly (readonly (Tile | BonusTile)[])[];
  readonly value: PlainValue;
}

export interface Citation {
  readonly rule: RuleId;
  readonly place: RulePlace;
}

const plainValue = ({
  points = 0,
  fu = 0,
  doubles = 0,
  han = 0,
  limit = 0,
}: Value): PlainValue => ({
  points: points + fu,
  doubles: doubles + han,
  limit,
});

const weight = ({ limit, doubles, points }: PlainValue): number =>
  limit * 1_000_000 + doubles * 1000 + points;

/** What is added and what doubles apart: some rule sets write both in one line. */
function plainLinesOf({
  groups,
  value,
}: Pick<ScoreLine, 'groups' | 'value'>): readonly PlainLine[] {
  const { points, doubles, limit } = plainValue(value);
  const values = [
    { points, doubles: 0, limit: 0 },
    { points: 0, doubles, limit: 0 },
    { points: 0, doubles: 0, limit },
  ];
  return values
    .filter((part) => weight(part) > 0)
    .map((part) => ({ groups: groups.map(({ tiles }) => tiles), value: part }));
}

const linesOf = ({ counted }: Ledger): readonly ScoreLine[] =>
  counted?.sheet.lines.filter(isWorthSomething) ?? [];

export const plainLines = (ledger: Ledger): readonly PlainLine[] =>
  linesOf(ledger).flatMap(plainLinesOf);

export const scoreTotal = ({ counted }: Ledger): number => counted?.score.totals.total ?? 0;

/** Whether it has a sheet or payments to show. */
export const isShowable = ({ verdict }: Ledger): boolean =>
  verdict === 'wins' || verdict === 'uncounted';

const textOf = (line: PlainLine): string =>
  JSON.stringify([line.groups.map((tiles) => tiles.join('')).sort(), line.value]);

function sheetText(ledger: Ledger): string {
  return JSON.stringify([plainLines(ledger).map(textOf).sort(), scoreTotal(ledger)]);
}

const paymentText = ({ settlement }: Ledger): string =>
  WINDS.map((wind) => settlement?.payments[wind] ?? 0).join();

/** Whether what is shown of the two is the same. */
export function looksAlike(one: Ledger, other: Ledger, show: 'sheet' | 'payments'): boolean {
  const text = show === 'sheet' ? sheetText : paymentText;
  return text(one) === text(other);
}

/** A line that stands in no other ledger, with its rule. */
export type DistinctLine = PlainLine & Citation;

const MOST_OWN_LINES = 3;

/** The dearest lines that no other rule set counts so. */
export function ownLines(ledger: Ledger, others: readonly Ledger[]): readonly DistinctLine[] {
  const elsewhere = new Set(others.flatMap((other) => plainLines(other).map(textOf)));
  const own = linesOf(ledger)
    .flatMap(({ rule, place, ...line }) =>
      plainLinesOf(line).map((plain) => ({ ...plain, rule, place })),
    )
    .filter((line) => !elsewhere.has(textOf(line)));
  return own.toSorted((a, b) => weight(b.value) - weight(a.value)).slice(0, MOST_OWN_LINES);
}
