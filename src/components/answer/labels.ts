import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import type { SkillRecord } from '../../stores/record/result.ts';

/** What a field of a level is called, and its values where they do not speak for themselves. */
export interface FieldWords {
  readonly label: WordKey;
  readonly valueName?: (say: Say, value: string) => string;
  /** Whether its values are long: on a narrow screen it takes a row for itself. */
  readonly isWide?: true;
}

export type ResultColumns = readonly (readonly [sum: keyof SkillRecord, name: WordKey])[];

/** Answers that are right or wrong. */
export const RESULT_COLUMNS: ResultColumns = [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['hints', 'finder.results.hints'],
];

/** Answers that may miss something, or hold too much. */
export const markColumns = (
  missed: WordKey = 'finder.results.missed',
  wrong: WordKey = 'finder.results.wrong',
): ResultColumns => [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['missed', missed],
  ['wrong', wrong],
  ['hints', 'finder.results.hints'],
];
