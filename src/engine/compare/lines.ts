/** The lines of several ledgers side by side: what one group, or one circumstance, is worth in each. */
import type { LineGroup, ScoreLine } from '../scoring/explain.ts';
import { hasValue } from '../scoring/item.ts';
import { type Dependence, dependenceOf } from './dependence.ts';
import type { Ledger } from './ledgers.ts';

const LINE_KINDS = ['group', 'groups', 'hand', 'how', 'win', 'flowers'] as const;

export interface ComparedLine {
  readonly on: (typeof LINE_KINDS)[number];
  /** Alone of its kind: a circumstance, what of the win, the tiles of the groups. */
  readonly id: string;
  readonly groups: readonly LineGroup[];
  /** What each ledger has there, in their order, with what does not count; nothing, often. */
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

/** Rows and lines come in the same order, once what counts stands before what does not. */
function lineEntries({ counted }: Ledger): readonly LineEntry[] {
  if (!counted) return [];
  const { score, explanation } = counted;
  const counting = score.rows.filter(({ suppressedBy }) => suppressedBy === undefined);
  const struck = score.rows.filter(({ suppressedBy }) => suppressedBy !== undefined);
  const lines = [...explanation.counted, ...explanation.notCounted];
  return [...counting, ...struck].flatMap((row, at) => {
    const line = lines[at];
    if (line === undefined || !hasValue(line.value)) return [];
    return [lineEntry(dependenceOf(row, score.view), line, explanation.reading)];
  });
}

/** The same row found again, as a line that is struck out twice, stands once. */
function withoutRepeats(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const isStruck = ({ suppressedBy }: ScoreLine): boolean => suppressedBy !== undefined;
  return lines.filter(
    (line, at) =>
      !isStruck(line) ||
      !lines.some((other, before) => before < at && other.item === line.item && isStruck(other)),
  );
}

/** What is on one group before what is on several, then the whole hand, then how it was won. */
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
