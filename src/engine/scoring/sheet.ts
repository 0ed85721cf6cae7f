import type { Tile } from '../core/tile.ts';
import { type Edition, editionOf } from './edition.ts';
import type { Explanation, ScoreLine } from './explain.ts';
import { hasValue } from './item.ts';
import type { AgreedRules, Kit } from './kit.ts';
import type { RuleId, RulesetId } from './rule-id.ts';
import type { NotEnough, Score, Totals } from './score.ts';

export interface GoingOut {
  readonly points: number;
  readonly flowers: boolean;
  readonly least: number;
  readonly enough: boolean;
}

export interface Sheet extends Pick<Explanation, 'completed' | 'steps'> {
  readonly rules: RulesetId;
  readonly lines: readonly ScoreLine[];
  readonly suppressed: readonly ScoreLine[];
  readonly totals: Pick<Totals, 'total' | 'base' | 'doubles'>;
  readonly last: Tile | undefined;
  readonly goingOut: GoingOut | undefined;
  /** What is against winning with it, where that is no minimum. */
  readonly lack?: NotEnough['code'];
  /** The rule by which nothing is counted, where that is so. */
  readonly uncounted?: RuleId;
  /** Absent where the rules have one edition. */
  readonly edition?: Edition;
}

export const isWorthSomething = ({ value }: ScoreLine): boolean => hasValue(value);

function mergedByItem(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const byItem = new Map<string, ScoreLine>();
  for (const line of lines) {
    const before = byItem.get(line.item);
    byItem.set(line.item, { ...line, groups: [...(before?.groups ?? []), ...line.groups] });
  }
  return [...byItem.values()];
}

/** A line on all groups lists none of them. */
const withoutGroupsOfAll =
  (whole: number) =>
  (line: ScoreLine): ScoreLine =>
    line.groups.length < whole ? line : { ...line, groups: [] };

function withoutRepeats(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const reasonOf = ({ item, suppressedBy }: ScoreLine): string =>
    [item, suppressedBy?.rule, suppressedBy?.item].join(' ');
  return [...new Map(lines.map((line) => [reasonOf(line), line])).values()];
}

type Counting = Pick<Kit, 'minimum' | 'notEnough'> & Parameters<typeof editionOf>[0];

export function sheetOf(kit: Counting, agreed: AgreedRules, score: Score): Sheet {
  const { id, minimum, notEnough } = kit;
  const edition = editionOf(kit, agreed.options, score);
  const { reading, counted, notCounted, completed, steps } = agreed.explain(score);
  const { total, base, doubles, enough = true } = score.totals;
  const whole = reading.filter(({ kind }) => kind !== 'flower').length;
  const lines = counted.map(withoutGroupsOfAll(whole));
  return {
    rules: id,
    lines: [
      ...lines.filter(isWorthSomething),
      ...mergedByItem(lines.filter((line) => !isWorthSomething(line))),
    ],
    suppressed: withoutRepeats(notCounted.filter(isWorthSomething)),
    completed,
    steps,
    totals: { total, base, doubles },
    last: score.view.situation.win?.tile,
    goingOut: minimum && { points: base, flowers: total > base, least: minimum.points, enough },
    ...(!minimum && notEnough && !enough && { lack: notEnough.code }),
    ...(agreed.uncounted && { uncounted: agreed.uncounted }),
    ...(edition && { edition }),
  };
}
