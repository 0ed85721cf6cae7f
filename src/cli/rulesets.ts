/** What a rule set answers on the command line. */
import type { Accepted, Discard, DiscardHand, Hand, HeldHand, Result } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';

export interface RulesAnswers {
  readonly score: (fields: Fields) => Result<object, RecordError>;
  /** The answer to `waits`; what makes four groups and a pair is known already. */
  readonly waits: (hand: Hand, standard: readonly Accepted[]) => object;
  /** Answers to `distance` and `discards`, where the rule set has shapes of its own. */
  readonly distance?: (hand: HeldHand) => object;
  readonly discards?: (hand: DiscardHand) => readonly Discard[];
  readonly settle: (fields: Fields) => Result<object, RecordError>;
}
