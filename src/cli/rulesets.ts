/** What a rule set answers on the command line. */
import type { Hand, Result, Wait } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';

export interface RulesAnswers {
  readonly score: (fields: Fields) => Result<object, RecordError>;
  /** The answer to `waits`; what makes four groups and a pair is known already. */
  readonly waits: (hand: Hand, standard: readonly Wait[]) => object;
  readonly settle: (fields: Fields) => Result<object, RecordError>;
}
