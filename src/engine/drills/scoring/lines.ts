/** Which lines of the table are offered to tick, and why each counts or does not. */
import type { LineSuppression } from '../../scoring/explain.ts';
import { hasValue, type Item, type Row, type Value } from '../../scoring/item.ts';
import type { Teaching } from '../../scoring/teaching.ts';
import type { CountedQuestion } from './position.ts';

/** `less`: it counts, and another is worth more. */
type LineReason =
  | { readonly kind: 'counts'; readonly times: number }
  | { readonly kind: 'less' }
  | { readonly kind: 'suppressed'; readonly by: LineSuppression }
  | { readonly kind: 'absent' };

export interface OfferedLine {
  readonly item: string;
  readonly value: Value;
  readonly wanted: boolean;
  readonly reason: LineReason;
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
const idOf = ({ item }: Row): string => item.id;

/** Whether a row is one of the lines that are asked for. */
export const isLine = ({ isLine }: Teaching, item: Item): boolean =>
  hasValue(item.value) && (isLine?.(item) ?? true);

export const asksLines = ({ ask }: Pick<CountedQuestion, 'ask'>): boolean =>
  ask === 'lines' || ask === 'name';

/** Above 0 where the first is dearer: a limit before all, then what multiplies, then points. */
function byWorth({ value: a }: Item, { value: b }: Item): number {
  const difference = (...units: readonly (keyof Value)[]): number =>
    units.reduce((sum, unit) => sum + (a[unit] ?? 0) - (b[unit] ?? 0), 0);
  return difference('limit') || difference('doubles', 'han') || difference('points', 'fu');
}

export function dearestLines(teaching: Teaching, counted: readonly Row[]): readonly string[] {
  const items = counted
    .map(({ item }) => item)
    .filter((item) => isLine(teaching, item) && !teaching.neverDearest?.includes(item.id));
  const [best] = items.toSorted((a, b) => byWorth(b, a));
  return unique(items.filter((item) => best && byWorth(item, best) === 0).map(({ id }) => id));
}

/** The rows that a question is about: all that count, or the dearest where it alone is asked for. */
export const rowsInQuestion = ({ ask, teaching, counted }: CountedQuestion): readonly string[] =>
  ask === 'name' ? dearestLines(teaching, counted) : unique(counted.map(idOf));

function inTurns(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Lines that tempt: those suppressed, those that the right ones are taken for. */
function temptations(asked: CountedQuestion, right: readonly string[]): readonly string[] {
  const { alike, usualTemptations = [], neverDearest = [] } = asked.teaching;
  const isNaming = asked.ask === 'name';
  const counted = unique(asked.counted.map(idOf));
  const similar = inTurns((isNaming ? right : counted).map((id) => alike[id] ?? []));
  const suppressed = asked.score.rows.filter(({ suppressedBy }) => suppressedBy).map(idOf);
  // Beside lines that never count as the dearest it would not be the dearest.
  const barred = isNaming ? [...right, ...neverDearest] : right;
  const wrong = (isNaming ? [similar, counted, suppressed] : [suppressed, similar]).map((list) =>
    list.filter((id) => !right.includes(id)),
  );
  return unique([...inTurns(wrong), ...usualTemptations]).filter((id) => !barred.includes(id));
}

const FEWEST_OTHERS = 3;

/** The lines that are offered beside the right ones, in this hand. */
function otherLines(asked: CountedQuestion, right: readonly string[]): readonly string[] {
  if (asked.with.length > 0) {
    const suppressed = asked.score.rows.filter(
      ({ item, suppressedBy }) => suppressedBy && isLine(asked.teaching, item),
    );
    return [...asked.with, ...suppressed.map(idOf)];
  }
  const isPossible = (id: string): boolean =>
    asked.agreed.items.some(
      (item) => item.id === id && isLine(asked.teaching, item) && (!item.winner || asked.hand.win),
    );
  const most = asked.teaching.mostLines[asked.ask === 'name' ? 'name' : 'lines'];
  return temptations(asked, right)
    .filter(isPossible)
    .slice(0, Math.max(FEWEST_OTHERS, most - right.length));
}

/**
 * The lines to tell apart, all that answer the question and tempting others: in the order of the
 * table, by their ids where the dearest alone is asked for; none where no lines are asked for.
 */
export function offeredLines(asked: CountedQuestion): readonly OfferedLine[] {
  if (!asksLines(asked)) return [];
  const { ask, teaching, agreed, counted } = asked;
  const right =
    ask === 'name'
      ? dearestLines(teaching, counted)
      : unique(counted.filter(({ item }) => isLine(teaching, item)).map(idOf));
  const { notCounted } = agreed.explain(asked.score);
  const reasonFor = (id: string): LineReason => {
    const times = counted.filter((row) => idOf(row) === id).length;
    if (times > 0) return right.includes(id) ? { kind: 'counts', times } : { kind: 'less' };
    const by = notCounted.find(({ item }) => item === id)?.suppressedBy;
    return by ? { kind: 'suppressed', by } : { kind: 'absent' };
  };
  const offered = new Set([...right, ...otherLines(asked, right)]);
  const lines = agreed.items
    .filter(({ id }) => offered.has(id))
    .map(({ id, value }) => ({
      ...{ item: id, value, wanted: right.includes(id), reason: reasonFor(id) },
    }));
  // By worth the dearest would stand in the same place every time.
  if (ask === 'name') return lines.sort((a, b) => (a.item < b.item ? -1 : 1));
  return teaching.lastLineFirst ? lines.reverse() : lines;
}

const keyOf = ({ neverDearest }: Teaching, list: readonly string[]): string =>
  JSON.stringify(unique(list.filter((id) => !neverDearest?.includes(id))).toSorted());

const bestLists = ({ teaching, agreed, situation }: CountedQuestion): readonly string[] =>
  unique(agreed.lists(situation).map((list) => keyOf(teaching, list)));

/** Whether no other list is worth as much: what one gives, another would call wrong. */
export const hasOneAnswer = (asked: CountedQuestion): boolean => bestLists(asked).length === 1;

/** What is to be ticked: by another list worth as much, if it is the one that was ticked. */
export function isWantedIn(
  asked: CountedQuestion,
  ticked: readonly string[],
): (line: OfferedLine) => boolean {
  const { ask, teaching } = asked;
  const isBest = ask === 'lines' && bestLists(asked).includes(keyOf(teaching, ticked));
  return ({ item, wanted }) =>
    isBest && !teaching.neverDearest?.includes(item) ? ticked.includes(item) : wanted;
}
