/** What a rule set answers on the command line. */
import type { Accepted, Hand, Result } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';

export interface RulesAnswers {
  readonly score: (fields: Fields) => Result<object, RecordError>;
  /** The answer to `waits`; what makes four groups and a pair is known already. */
  readonly waits: (hand: Hand, standard: readonly Accepted[]) => object;
  readonly settle: (fields: Fields) => Result<object, RecordError>;
}
