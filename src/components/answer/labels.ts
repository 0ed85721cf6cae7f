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
