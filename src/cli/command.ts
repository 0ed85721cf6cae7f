/** A command turns the fields of one record into the fields of its answer. */
import type { Fields, Result } from '../engine/notation.ts';
import type { Kit } from '../engine/scoring.ts';
import type { RecordError } from './records.ts';

export interface Command {
  readonly name: string;
  readonly needsRules?: true;
  /** Each record names its rule set. */
  readonly needsAllRules?: true;
  readonly answer: (
    fields: Fields,
    rules?: Kit,
    all?: readonly Kit[],
  ) => Result<object, RecordError>;
  /** For `--rules all`: each answer under the id of its rule set. */
  readonly answerAll?: (fields: Fields, all: readonly Kit[]) => AnswersOfAll;
}

/** A command that answers by the rules of one rule set. */
export const rulesCommand = (
  name: string,
  answer: (fields: Fields, rules: Kit) => Result<object, RecordError>,
): Command => ({
  name,
  needsRules: true,
  answer(fields, rules) {
    if (rules === undefined) throw new Error(`${name} without rules`);
    return answer(fields, rules);
  },
});

type AnswersOfAll = Result<Readonly<Record<string, object>>, RecordError>;
