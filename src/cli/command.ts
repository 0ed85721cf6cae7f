/** What a command is: it turns the fields of one record into the fields of its answer. */
import type { Result } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';
import type { RulesAnswers } from './rulesets.ts';

export interface Command {
  readonly name: string;
  /** What `--help` says, line by line. */
  readonly help: readonly string[];
  /** Records that `--help` shows with their answers. */
  readonly examples: readonly string[];
  /** Whether it needs `--rules`, or answers without as well, or takes none. */
  readonly rules: 'needed' | 'taken' | 'none';
  readonly answer: (fields: Fields, rules?: RulesAnswers) => Result<object, RecordError>;
}
