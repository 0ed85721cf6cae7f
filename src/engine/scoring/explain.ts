/** A score as lines to be shown: what counts and on which tiles, what does not and why. */
import type { BonusTile, Tile } from '../core/tile.ts';
import { placesOf } from './group-set.ts';
import type { Row, Value } from './item.ts';
import { type PartKind, partTiles } from './part.ts';
import type { RuleId } from './rule-id.ts';
import type { Score, Step, Totals } from './score.ts';
import type { View } from './view.ts';

/** A group as a line stands on it. */
export interface LineGroup {
  /** Its place in the reading, melds first. */
  readonly place: number;
  readonly kind: PartKind;
  readonly tiles: readonly (Tile | BonusTile)[];
  /** With another player's tile in it, the winning tile included. */
  readonly open: boolean;
}

export interface ScoreLine {
  readonly item: string;
  readonly rule: RuleId;
  readonly value: Value;
  /** None where the line stands on the hand as such. */
  readonly groups: readonly LineGroup[];
  /** The row or the principle that keeps the line from counting. */
  readonly suppressedBy?: { readonly item?: string; readonly rule: RuleId };
}

export interface Explanation {
  /** The whole hand in the reading that counts. */
  readonly reading: readonly LineGroup[];
  /** Place in `reading` of the group the winning tile completed. */
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

function lineOf(view: View, { item, groups, suppressedBy }: Row): ScoreLine {
  const line = {
    item: item.id,
    rule: item.rule,
    value: item.value,
    groups: groupsOf(view, placesOf(groups)),
  };
  if (suppressedBy === undefined) return line;
  const { rule, by } = suppressedBy;
  return { ...line, suppressedBy: by === undefined ? { rule } : { item: by.id, rule } };
}

/** The lines of a score with the arithmetic that its rule set gives. */
export function explain<T extends Totals>(
  { view, rows }: Score<T>,
  steps: readonly Step[],
): Explanation {
  const lines = rows.map((row) => lineOf(view, row));
  return {
    reading: groupsOf(
      view,
      view.parts.map((_, place) => place),
    ),
    completed: placesOf(view.completed)[0],
    counted: lines.filter(({ suppressedBy }) => suppressedBy === undefined),
    notCounted: lines.filter(({ suppressedBy }) => suppressedBy !== undefined),
    steps,
  };
}
