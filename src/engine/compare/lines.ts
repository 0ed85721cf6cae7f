/** The lines of several ledgers side by side: what one group, or one circumstance, is worth in each. */

import type { LineGroup, ScoreLine } from '../scoring/explain.ts';
import { hasValue, isCounted } from '../scoring/item.ts';
import { type Dependence, dependenceOf } from './dependence.ts';
import type { Ledger } from './ledgers.ts';

const LINE_KINDS = ['group', 'groups', 'hand', 'how', 'win', 'flowers'] as const;

export interface ComparedLine {
  readonly on: (typeof LINE_KINDS)[number];
  /** Unique within its kind: the circumstance, the part of the win, or the tiles of the groups. */
  readonly id: string;
  readonly groups: readonly LineGroup[];
  /** The lines of each ledger, in the order of the ledgers, also those that do not count. */
  readonly cells: readonly (readonly ScoreLine[])[];
}

interface LineEntry {
  readonly on: Dependence['on'];
  readonly id: string;
  readonly groups: readonly LineGroup[];
  readonly line: ScoreLine;
}

const textOf = ({ kind, tiles }: LineGroup): string => `${kind} ${tiles.join('')}`;

function lineEntry(nature: Dependence, line: ScoreLine, reading: readonly LineGroup[]): LineEntry {
  if (nature.on === 'hand') return { on: 'hand', id: 'hand', groups: [], line };
  if (nature.on === 'how' || nature.on === 'win') {
    return { on: nature.on, id: nature.id, groups: [], line };
  }
  const groups = reading.filter(({ place }) => nature.places.includes(place));
  return { on: nature.on, id: groups.map(textOf).sort().join(', '), groups, line };
}

/** Lines are in the order of the rows if the rows that count are put first. */
function lineEntries({ counted }: Ledger): readonly LineEntry[] {
  if (!counted) return [];
  const { score, explanation } = counted;
  const counting = score.rows.filter(isCounted);
  const struck = score.rows.filter((row) => !isCounted(row));
  const lines = [...explanation.counted, ...explanation.notCounted];
  return [...counting, ...struck].flatMap((row, at) => {
    const line = lines[at];
    if (line === undefined || !hasValue(line.value)) return [];
    return [lineEntry(dependenceOf(row, score.view), line, explanation.reading)];
  });
}

/** A row that was found and struck out more than once keeps one line. */
function withoutRepeats(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const isStruck = ({ suppressedBy }: ScoreLine): boolean => suppressedBy !== undefined;
  return lines.filter(
    (line, at) =>
      !isStruck(line) ||
      !lines.some((other, before) => before < at && other.item === line.item && isStruck(other)),
  );
}

/** Lines on one group come first, then on several, on the whole hand, and on how it was won. */
export function comparedLines(ledgers: readonly Ledger[]): readonly ComparedLine[] {
  const all = ledgers.map(lineEntries);
  const keys = new Map<string, LineEntry>();
  for (const one of all.flat()) {
    const key = `${one.on} ${one.id}`;
    if (!keys.has(key)) keys.set(key, one);
  }
  const lines = [...keys.values()].map(({ on, id, groups }) => ({
    ...{ on, id, groups },
    cells: all.map((own) =>
      withoutRepeats(
        own.filter((line) => line.on === on && line.id === id).map(({ line }) => line),
      ),
    ),
  }));
  return LINE_KINDS.flatMap((kind) => lines.filter(({ on }) => on === kind));
}
