/** An explained score as a sheet shows it: plain data. */
import type { Tile } from '../core/tile.ts';
import type { Explanation, ScoreLine } from './explain.ts';
import { bringsSomething } from './item.ts';
import type { Agreed, Kit } from './kit.ts';
import type { RulesetId } from './rule-id.ts';
import type { Score, Totals } from './score.ts';

/** Whether a hand is worth what it takes to go out, flowers apart. */
export interface GoingOut {
  readonly points: number;
  /** Whether there are flowers besides. */
  readonly flowers: boolean;
  readonly least: number;
  readonly enough: boolean;
}

export interface Sheet extends Pick<Explanation, 'completed' | 'steps'> {
  readonly rules: RulesetId;
  /** What brings something, in the order of the table, then what does not. */
  readonly lines: readonly ScoreLine[];
  readonly suppressed: readonly ScoreLine[];
  readonly totals: Pick<Totals, 'total' | 'base' | 'doubles'>;
  /** The tile that completed the hand. */
  readonly last: Tile | undefined;
  /** Absent where any complete hand may go out. */
  readonly goingOut: GoingOut | undefined;
}

/** Whether the line adds anything. */
export const brings = ({ value }: ScoreLine): boolean => bringsSomething(value);

/** What is worth nothing is told once for all the groups of its kind. */
function gathered(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const byItem = new Map<string, ScoreLine>();
  for (const line of lines) {
    const before = byItem.get(line.item);
    byItem.set(line.item, { ...line, groups: [...(before?.groups ?? []), ...line.groups] });
  }
  return [...byItem.values()];
}

/** A line on the whole hand names no tiles: they are all there. */
const onItsGroups =
  (whole: number) =>
  (line: ScoreLine): ScoreLine =>
    line.groups.length < whole ? line : { ...line, groups: [] };

/** The same line suppressed for the same reason is told once. */
function toldOnce(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const reasonOf = ({ item, suppressedBy }: ScoreLine): string =>
    [item, suppressedBy?.rule, suppressedBy?.item].join(' ');
  return [...new Map(lines.map((line) => [reasonOf(line), line])).values()];
}

type Counting = Pick<Kit, 'id' | 'minimum'>;

/** The sheet of a score, by the rule set and the agreements that it was counted by. */
export function sheetOf({ id, minimum }: Counting, agreed: Agreed, score: Score): Sheet {
  const { reading, counted, notCounted, completed, steps } = agreed.explain(score);
  const { total, base, doubles, enough = true } = score.totals;
  const whole = reading.filter(({ kind }) => kind !== 'flower').length;
  const lines = counted.map(onItsGroups(whole));
  return {
    rules: id,
    lines: [...lines.filter(brings), ...gathered(lines.filter((line) => !brings(line)))],
    suppressed: toldOnce(notCounted.filter(brings)),
    completed,
    steps,
    totals: { total, base, doubles },
    last: score.view.situation.win?.tile,
    goingOut: minimum && { points: base, flowers: total > base, least: minimum.points, enough },
  };
}

/** How many steps there are to reveal: each line, then each step of the arithmetic. */
export const sheetSteps = ({ lines, steps }: Pick<Sheet, 'lines' | 'steps'>): number =>
  lines.length + steps.length;
