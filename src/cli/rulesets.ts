/** What a rule set answers on the command line. */
import type { Discard, DiscardHand, HeldHand, Result, WaitingHand } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';

export interface RulesAnswers {
  readonly score: (fields: Fields) => Result<object, RecordError>;
  readonly waits: (hand: WaitingHand) => object;
  /** Answers to `distance` and `discards`, where the rule set has shapes of its own. */
  readonly distance?: (hand: HeldHand) => object;
  readonly discards?: (hand: DiscardHand) => readonly Discard[];
  readonly settle: (fields: Fields) => Result<object, RecordError>;
}
