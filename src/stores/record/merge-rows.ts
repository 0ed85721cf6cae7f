/**
 * Two records in one: the same, whichever of them comes first. Rows are told apart by their ids;
 * of two with one id the later stays, or the greater by a measure that is the same everywhere.
 */
import { isFields } from '../../engine/notation.ts';
import type { SkillRecord, Skills } from './result.ts';
import type { Card, Earlier, Rows } from './rows.ts';

/** What is the reader's own; everything else adds it up. */
export const OWN_STORES = ['attempts', 'cards', 'runs', 'earlier'] as const;
export type OwnRows = { readonly [Name in (typeof OWN_STORES)[number]]: readonly Rows[Name][] };

export const eachOwn = <Value>(
  of: (name: keyof OwnRows) => Value,
): Readonly<Record<keyof OwnRows, Value>> => ({
  attempts: of('attempts'),
  cards: of('cards'),
  runs: of('runs'),
  earlier: of('earlier'),
});

export const NO_ROWS: OwnRows = { attempts: [], cards: [], runs: [], earlier: [] };

interface WithId {
  readonly id: string;
}

/** The same text for the same value, in whatever order its parts were written. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isFields(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The first, unless the second counts for more. */
export const greaterOf = <Value>(
  a: Value,
  b: Value,
  ...measures: readonly Measure<Value>[]
): Value => {
  for (const measure of measures) {
    const [left, right] = [measure(a), measure(b)];
    if (left !== right) return left > right ? a : b;
  }
  return canonical(a) >= canonical(b) ? a : b;
};

type Measure<Value> = (value: Value) => number | string;

function byId<Row extends WithId>(
  first: readonly Row[],
  second: readonly Row[],
  ofBoth: (a: Row, b: Row) => Row,
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const row of [...first, ...second]) {
    const known = rows.get(row.id);
    rows.set(row.id, known ? ofBoth(known, row) : row);
  }
  return [...rows.values()];
}

const earlierOf = (a: Earlier, b: Earlier): Earlier => {
  const skills: Record<string, SkillRecord> = { ...a.skills };
  for (const [skill, sums] of Object.entries(b.skills)) {
    const known = skills[skill];
    skills[skill] = known ? greaterOf(known, sums, ({ asked }) => asked) : sums;
  }
  const united: Skills = skills;
  return { id: a.id, skills: united };
};

const laterCard = (a: Card, b: Card): Card => greaterOf(a, b, ({ changed }) => changed);

export const mergeRows = (a: OwnRows, b: OwnRows): OwnRows => ({
  attempts: byId(a.attempts, b.attempts, greaterOf),
  cards: byId(a.cards, b.cards, laterCard),
  runs: byId(a.runs, b.runs, greaterOf),
  earlier: byId(a.earlier, b.earlier, earlierOf),
});
