/** What a command is: it turns the fields of one record into the fields of its answer. */
import type { Result, RulesetId } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';
import type { RulesAnswers } from './rulesets.ts';

export interface Under extends Pick<Command, 'help' | 'examples'> {
  readonly rules: RulesetId;
}

export interface Command {
  readonly name: string;
  /** What `--help` says, line by line. */
  readonly help: readonly string[];
  /** Records that `--help` shows with their answers. */
  readonly examples: readonly string[];
  /** Whether it needs `--rules`, or answers without as well, under any or where one has an answer. */
  readonly rules: 'needed' | 'taken' | 'answered';
  /** What else is said of it under one rule set. */
  readonly under?: readonly Under[];
  readonly answer: (fields: Fields, rules?: RulesAnswers) => Result<object, RecordError>;
}
