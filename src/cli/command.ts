/** What a command is: it turns the fields of one record into the fields of its answer. */
import type { Kit, Result } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';

export interface Command {
  readonly name: string;
  /** Whether it has no answer without `--rules`. */
  readonly needsRules?: true;
  /** Whether it has an answer of its own under a rule set; under any unless told. */
  readonly isAnsweredBy?: (rules: Kit) => boolean;
  readonly answer: (fields: Fields, rules?: Kit) => Result<object, RecordError>;
}
