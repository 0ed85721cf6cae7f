import type { BonusTile, Tile } from '../core/tile.ts';
import { indexesIn } from './group-set.ts';
import type { Row, Value } from './item.ts';
import { type PartKind, partTiles } from './part.ts';
import type { RuleId } from './rule-id.ts';
import type { Score, Step } from './score.ts';
import type { View } from './view.ts';

export interface LineGroup {
  readonly place: number;
  readonly kind: PartKind;
  readonly tiles: readonly (Tile | BonusTile)[];
  readonly open: boolean;
}

export const PLACE_KINDS = [
  ...['paragraph', 'chapter', 'section', 'heading', 'hand', 'outside'],
] as const;

/** Where a rule is in its source, for short labels: `§ 26`, `ch. III`; `outside`: in none of it. */
export interface RulePlace {
  readonly kind: (typeof PLACE_KINDS)[number];
  readonly text: string;
  /** In another source than the rule set's own: the rule is borrowed. */
  readonly borrowed?: true;
}

/** Another row counts instead, it is part of another row, or its groups are already combined. */
export const SUPPRESSION_REASONS = ['instead', 'within', 'once'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export interface LineSuppression {
  readonly item?: string;
  readonly rule: RuleId;
  readonly place: RulePlace;
  readonly reason: SuppressionReason;
}

export interface ScoreLine {
  readonly item: string;
  readonly rule: RuleId;
  readonly place: RulePlace;
  readonly value: Value;
  readonly groups: readonly LineGroup[];
  readonly suppressedBy?: LineSuppression;
}

export interface Explanation {
  readonly reading: readonly LineGroup[];
  readonly completed: number | undefined;
  readonly counted: readonly ScoreLine[];
  readonly notCounted: readonly ScoreLine[];
  readonly steps: readonly Step[];
}

function groupsOf({ parts, open }: View, places: readonly number[]): readonly LineGroup[] {
  return places.flatMap((place) => {
    const part = parts[place];
    if (part === undefined) return [];
    return [{ place, kind: part.kind, tiles: partTiles(part), open: ((open >> place) & 1) === 1 }];
  });
}

interface Commentary {
  readonly steps: (score: Score) => readonly Step[];
  readonly placeOf: (rule: RuleId) => RulePlace;
  readonly reasonOf?: ((rule: RuleId) => SuppressionReason) | undefined;
}

function suppressionOf(
  { rule, by }: NonNullable<Row['suppressedBy']>,
  { placeOf, reasonOf }: Commentary,
): LineSuppression {
  const suppression = { rule, place: placeOf(rule), reason: reasonOf?.(rule) ?? 'instead' };
  return by === undefined ? suppression : { ...suppression, item: by.id };
}

function lineOf(
  view: View,
  { item, groups, suppressedBy }: Row,
  commentary: Commentary,
): ScoreLine {
  const line = {
    item: item.id,
    rule: item.rule,
    place: commentary.placeOf(item.rule),
    value: item.value,
    groups: groupsOf(view, indexesIn(groups)),
  };
  if (suppressedBy === undefined) return line;
  return { ...line, suppressedBy: suppressionOf(suppressedBy, commentary) };
}

export function explain(score: Score, commentary: Commentary): Explanation {
  const { view, rows } = score;
  const lines = rows.map((row) => lineOf(view, row, commentary));
  return {
    reading: groupsOf(
      view,
      view.parts.map((_, place) => place),
    ),
    completed: indexesIn(view.completed)[0],
    counted: lines.filter(({ suppressedBy }) => suppressedBy === undefined),
    notCounted: lines.filter(({ suppressedBy }) => suppressedBy !== undefined),
    steps: commentary.steps(score),
  };
}
