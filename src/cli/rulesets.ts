/** What a rule set answers on the command line. */
import type { Result } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';

export interface RulesAnswers {
  readonly score: (fields: Fields) => Result<object, RecordError>;
  readonly settle: (fields: Fields) => Result<object, RecordError>;
}
