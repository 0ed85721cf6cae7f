/** Which lines of the table are offered to tick, and why each counts or does not. */
import type { LineSuppression } from '../../scoring/explain.ts';
import { bringsSomething, type Item, type Row, type Value } from '../../scoring/item.ts';
import type { CountedList } from '../../scoring/ruleset.ts';
import type { Score } from '../../scoring/score.ts';
import {
  agreedFor,
  type ScoringQuestion,
  type Subject,
  scoreOf,
  situationOf,
  type Taught,
} from './position.ts';

/** Why a line counts or not. `less`: it counts, and another is worth more. */
type LineReason =
  | { readonly kind: 'counts'; readonly times: number }
  | { readonly kind: 'less' }
  | { readonly kind: 'suppressed'; readonly by: LineSuppression }
  | { readonly kind: 'absent' };

export interface OfferedLine {
  readonly item: string;
  readonly value: Value;
  /** Whether it answers the question. */
  readonly wanted: boolean;
  readonly reason: LineReason;
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
const idOf = ({ item }: Row): string => item.id;
const brings = ({ item }: Row): boolean => bringsSomething(item.value);

export const countedRows = ({ rows }: Pick<Score, 'rows'>): readonly Row[] =>
  rows.filter(({ suppressedBy }) => suppressedBy === undefined);

/** Above 0 where the first is dearer: a limit before all, then what multiplies, then points. */
function byWorth({ value: a }: Item, { value: b }: Item): number {
  const difference = (...units: readonly (keyof Value)[]): number =>
    units.reduce((sum, unit) => sum + (a[unit] ?? 0) - (b[unit] ?? 0), 0);
  return difference('limit') || difference('doubles', 'han') || difference('points', 'fu');
}

/** The ids of the dearest lines that count. */
export function dearestLines(
  { teaching }: Pick<Taught, 'teaching'>,
  score: Score,
): readonly string[] {
  const items = countedRows(score)
    .filter((row) => brings(row) && !teaching.aside?.includes(idOf(row)))
    .map(({ item }) => item);
  const best = items.reduce<Item | undefined>(
    (most, item) => (most === undefined || byWorth(item, most) > 0 ? item : most),
    undefined,
  );
  return unique(items.filter((item) => best && byWorth(item, best) === 0).map(({ id }) => id));
}

/** The ids of the lines that answer a question: all that bring something, or the dearest. */
function rightLines(subject: Subject, question: ScoringQuestion): readonly string[] {
  const score = scoreOf(subject, question);
  return question.ask === 'name'
    ? dearestLines(subject, score)
    : unique(countedRows(score).filter(brings).map(idOf));
}

/** Why each line of the table counts or does not. */
function reasonFor(
  subject: Subject,
  question: ScoringQuestion,
  right: readonly string[],
): (item: string) => LineReason {
  const explanation = agreedFor(subject, question.options).explain(scoreOf(subject, question));
  return (item) => {
    const times = explanation.counted.filter((line) => line.item === item).length;
    if (times > 0) return right.includes(item) ? { kind: 'counts', times } : { kind: 'less' };
    const suppressed = explanation.notCounted.find((line) => line.item === item)?.suppressedBy;
    return suppressed ? { kind: 'suppressed', by: suppressed } : { kind: 'absent' };
  };
}

/** The first of each list, then the second of each, and so on. */
function inTurns(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Lines that tempt: those suppressed, those that the right ones are taken for. */
function temptations(
  subject: Subject,
  question: ScoringQuestion,
  right: readonly string[],
): readonly string[] {
  const { alike, everywhere = [], aside = [] } = subject.teaching;
  const score = scoreOf(subject, question);
  const isNaming = question.ask === 'name';
  const counted = unique(countedRows(score).map(idOf));
  const near = inTurns((isNaming ? right : counted).map((id) => alike[id] ?? []));
  const suppressed = score.rows.filter(({ suppressedBy }) => suppressedBy).map(idOf);
  const wrong = (isNaming ? [near, counted, suppressed] : [suppressed, near]).map((list) =>
    list.filter((id) => !right.includes(id)),
  );
  // The dearest is told without them: several of them would be dearer than it.
  const left = isNaming ? aside : [];
  return unique([...inTurns(wrong), ...everywhere]).filter(
    (id) => !right.includes(id) && !left.includes(id),
  );
}

const FEWEST_OTHERS = 3;

/** The lines that are offered beside the right ones, in this hand. */
function otherLines(
  subject: Subject,
  question: ScoringQuestion,
  right: readonly string[],
): readonly string[] {
  const score = scoreOf(subject, question);
  if (question.with.length > 0) {
    const suppressed = score.rows.filter((row) => row.suppressedBy && brings(row)).map(idOf);
    return unique([...question.with, ...suppressed]);
  }
  const canStand = (item: Item): boolean =>
    bringsSomething(item.value) && (item.winner !== true || question.hand.win !== undefined);
  const table = agreedFor(subject, question.options).items;
  const standing = new Set(table.filter(canStand).map(({ id }) => id));
  const most = subject.teaching.mostLines[question.ask === 'name' ? 'name' : 'lines'];
  return temptations(subject, question, right)
    .filter((id) => standing.has(id))
    .slice(0, Math.max(FEWEST_OTHERS, most - right.length));
}

/**
 * The lines to tell apart, all that answer the question and tempting others: in the order of the
 * table, by their ids where the dearest alone is asked for.
 */
export function offeredLines(subject: Subject, question: ScoringQuestion): readonly OfferedLine[] {
  const right = rightLines(subject, question);
  const reason = reasonFor(subject, question, right);
  const offered = new Set([...right, ...otherLines(subject, question, right)]);
  const lines = agreedFor(subject, question.options)
    .items.filter(({ id }) => offered.has(id))
    .map(({ id, value }) => ({
      ...{ item: id, value, wanted: right.includes(id), reason: reason(id) },
    }));
  // By worth the dearest would stand in the same place every time.
  const byId = (a: OfferedLine, b: OfferedLine): number => (a.item < b.item ? -1 : 1);
  if (question.ask === 'name') return lines.sort(byId);
  return subject.teaching.lastLineFirst ? lines.reverse() : lines;
}

type Kinds = ReadonlySet<string>;

const isSame = (a: Kinds, b: Kinds): boolean =>
  a.size === b.size && [...a].every((kind) => b.has(kind));

/** The lines in each list that the hand may be counted by, without those that are set aside. */
function listsOf({ teaching }: Taught, lists: readonly CountedList[]): readonly Kinds[] {
  return lists.map((list) => new Set(list.filter((id) => !teaching.aside?.includes(id))));
}

/** No other list is worth as much: what one gives, another would call wrong. */
export function hasOneAnswer(taught: Taught, question: ScoringQuestion): boolean {
  const lists = agreedFor(taught, question.options).lists(situationOf(question));
  const [first, ...others] = listsOf(taught, lists);
  return first !== undefined && others.every((other) => isSame(other, first));
}

/** What is to be ticked: by another list worth as much, if it is the one that was ticked. */
export function isWantedIn(
  subject: Subject,
  question: ScoringQuestion,
  ticked: readonly string[],
): (line: OfferedLine) => boolean {
  const { aside = [] } = subject.teaching;
  if (question.ask === 'name') return ({ wanted }) => wanted;
  const lists = agreedFor(subject, question.options).lists(situationOf(question));
  const kinds = new Set(ticked.filter((id) => !aside.includes(id)));
  const list = listsOf(subject, lists).find((known) => isSame(known, kinds));
  return ({ item, wanted }) => (list && !aside.includes(item) ? list.has(item) : wanted);
}
