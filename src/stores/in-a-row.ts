/** Right answers one after the other: enough of them lead on to the next level. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { LevelField } from '../engine/drills.ts';
import type { Result } from './progress.ts';

const ENOUGH = 5;

const $row = atom({ skill: '', right: 0 });

/** Counts an answer. A hint leaves the row as it is; a mistake or another level begins it anew. */
export function countInRow({
  skill,
  right,
  hints,
}: Pick<Result, 'skill' | 'right' | 'hints'>): void {
  const before = $row.get().skill === skill ? $row.get().right : 0;
  $row.set({ skill, right: right ? before + Number(hints === 0) : 0 });
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
