/** Answers in a row at one level: enough right ones lead up, too many mistakes down. */
import { computed, type ReadableAtom } from 'nanostores';
import type { LevelField } from '../engine/drills.ts';
import { persistentAtom } from './persistent.ts';
import { isOfDrill, type Result } from './record/result.ts';
import { ROW_KEY } from './storage.ts';

const ENOUGH = 5;
const TOO_MANY = 3;

export interface Row {
  readonly skill: string;
  readonly right: number;
  /** Mistakes that no right answer has made good since. */
  readonly wrong: number;
}

type Answer = Pick<Result, 'skill' | 'right' | 'hints'>;

/** A hint leaves the row as it is; a mistake or another level begins it anew. */
function rowAfter(row: Row, { skill, right, hints }: Answer): Row {
  const { right: inRow, wrong } = row.skill === skill ? row : { right: 0, wrong: 0 };
  if (!right) return { skill, right: 0, wrong: wrong + 1 };
  const known = Number(hints === 0);
  return { skill, right: inRow + known, wrong: Math.max(0, wrong - known) };
}

/** The rung after a row: the next one up or down, or the same. */
export function rungAfter(rungs: readonly string[], rung: string, { right, wrong }: Row): string {
  const by = Number(right >= ENOUGH) - Number(wrong >= TOO_MANY);
  return rungs[rungs.indexOf(rung) + by] ?? rung;
}

const NO_ROW: Row = { skill: '', right: 0, wrong: 0 };

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function decode(text: string): Row {
  try {
    const { skill, right, wrong } = Object(JSON.parse(text));
    if (typeof skill === 'string' && isCount(right) && isCount(wrong))
      return { skill, right, wrong };
  } catch {
    // A row is soon begun anew.
  }
  return NO_ROW;
}

export const $row = persistentAtom<Row>(ROW_KEY, NO_ROW, { encode: JSON.stringify, decode });

export const countInRow = (answer: Answer): void => $row.set(rowAfter($row.get(), answer));

/** Begins anew, if the row is of this drill, or of any; the answer brings it back. */
export function eraseRow(drill?: string): () => void {
  const row = $row.get();
  if (drill !== undefined && !isOfDrill(row.skill, drill)) return () => {};
  $row.set(NO_ROW);
  return () => $row.set(row);
}

export interface NextLevel {
  readonly value: string;
  readonly right: number;
}

export const nextLevel = (
  drill: string,
  { values, leadsOn = [] }: Pick<LevelField, 'values' | 'leadsOn'>,
): ReadableAtom<NextLevel | undefined> =>
  computed($row, ({ skill, right }) => {
    if (typeof values === 'function') return undefined;
    const at = values.findIndex((value) => skill === `${drill}/${value}`);
    const [value, next] = at < 0 ? [] : values.slice(at);
    if (value === undefined || next === undefined || !leadsOn.includes(value)) return undefined;
    return right >= ENOUGH ? { value: next, right } : undefined;
  });
