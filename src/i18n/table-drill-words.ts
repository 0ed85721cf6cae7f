import type { Refusal, TableDrillId, UnknownValue, WaitQuestionError } from '../engine/drills.ts';
import type { TableLevelId } from '../engine/scoring.ts';
import { describeError } from './errors.ts';
import { rulesName } from './rules-name.ts';
import type { Say } from './speak.ts';
import { valueError } from './value-error.ts';
import type { WordKey } from './words/words.ts';

/** A topic of a rule set, or one kind of question where a drill has few. */
export const tableLevelName =
  (id: TableDrillId) =>
  (say: Say, level: string): string =>
    id === 'at-the-table' || level === 'all'
      ? say(`table.level.${level as TableLevelId | 'all'}`)
      : say(`table.topic.${level}` as WordKey);

/** What a skill is called: `tchou1924/claims`. */
export const tableSkillName =
  (id: TableDrillId) =>
  (say: Say, skill: string): string => {
    const [rules = '', level] = skill.split('/');
    if (level === undefined) return say(`finder.results.${rules}` as WordKey);
    return `${rulesName(say, rules)}, ${tableLevelName(id)(say, level)}`;
  };

export const TABLE_ERRORS = [
  'no-such-total',
  'nothing-to-find',
  'not-dealt',
  'missing-hand',
  'hand-of-the-discarder',
  'too-many-on-the-table',
  'wind-decides',
  'not-in-these-rules',
  'no-threat',
  'not-on-the-table',
  'thrown-again',
  'not-six-tiles',
  'after-the-game',
  'wrong-number',
  'not-there',
  'not-waiting',
] as const;

export function describeTableError(say: Say, error: Refusal['error']): string {
  const own = TABLE_ERRORS.find((code) => code === error.code);
  if (own) return say(`table.error.${own}`);
  return error.code === 'unknown-value'
    ? valueError(say, (error as UnknownValue).value)
    : describeError(say, error as WaitQuestionError);
}
