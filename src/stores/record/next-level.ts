/** Right answers in a row lead on to the next level of those that are taught one after the other. */
import { computed, type ReadableAtom } from 'nanostores';
import type { LevelField } from '../../engine/drills.ts';
import { FIRST, inARow } from './ladder.ts';
import { $lastAnswer } from './later.ts';

export interface NextLevel {
  readonly value: string;
  readonly right: number;
}

export const nextLevel = (
  drill: string,
  { values, leadsOn = [] }: Pick<LevelField, 'values' | 'leadsOn'>,
): ReadableAtom<NextLevel | undefined> =>
  computed($lastAnswer, (answered) => {
    if (!answered || typeof values === 'function') return undefined;
    const at = values.findIndex((value) => answered.skill === `${drill}/${value}`);
    const [value, next] = at < 0 ? [] : values.slice(at);
    if (value === undefined || next === undefined || !leadsOn.includes(value)) return undefined;
    const right = inARow(answered.last);
    return right >= FIRST ? { value: next, right } : undefined;
  });
