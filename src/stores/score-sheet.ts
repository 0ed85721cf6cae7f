/** An explained score as a sheet shows it: plain data, which a page can hand to what runs on it. */
import {
  bringsSomething,
  type Explanation,
  type ScoreLine,
  type Tile,
  type Totals,
} from '../engine/index.ts';

export interface Sheet extends Pick<Explanation, 'completed' | 'steps'> {
  /** What brings something, in the order of the table, then what does not. */
  readonly lines: readonly ScoreLine[];
  readonly struck: readonly ScoreLine[];
  readonly totals: Pick<Totals, 'total' | 'base' | 'doubles'>;
  /** The tile that completed the hand. */
  readonly last: Tile | undefined;
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

/** The sheet of a score that its rule set has explained. */
export function sheetOf(
  { reading, counted, notCounted, completed, steps }: Explanation,
  { total, base, doubles }: Totals,
  last: Tile | undefined,
): Sheet {
  const whole = reading.filter(({ kind }) => kind !== 'flower').length;
  const lines = counted.map(onItsGroups(whole));
  return {
    lines: [...lines.filter(brings), ...gathered(lines.filter((line) => !brings(line)))],
    struck: notCounted.filter(brings),
    completed,
    steps,
    totals: { total, base, doubles },
    last,
  };
}
