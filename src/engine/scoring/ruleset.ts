/** The contract of a rule set: tables of rows, and the little arithmetic that joins them. */
import { COMMON_MELDS, type MeldKind } from '../core/group.ts';
import type { Result } from '../core/result.ts';
import type { ClaimRule, TableRules } from '../core/table-rules.ts';
import type { Item, Row } from './item.ts';
import type { RulesetId } from './rule-id.ts';
import type { Score, Step, Totals } from './score.ts';
import type { Account, AccountError, Settlement } from './settlement.ts';
import type { Shape } from './shape.ts';
import type { View } from './view.ts';

/** What is needed to score a hand. */
export interface ScoringTable<Options, T extends Totals = Totals> {
  /** What may lie on the table; chow, pung and kong unless told. */
  readonly melds?: readonly MeldKind[];
  readonly shapes: readonly Shape[];
  /** The scoring table under these agreements. */
  readonly items: (options: Options) => readonly Item[];
  /**
   * Which of the rows found count: gives them back, some struck out. Unless told, the rows say it
   * themselves by what they imply.
   */
  readonly select?: (rows: readonly Row[], view: View) => readonly Row[];
  readonly total: (rows: readonly Row[], options: Options, view: View) => T;
  /** Above 0 where the first is the better reading; the higher `total` unless told. */
  readonly compare?: (a: T, b: T) => number;
}

/** What may lie on the table under a rule set. */
export const meldsOf = ({ melds = COMMON_MELDS }: Pick<ScoringTable<never>, 'melds'>) => melds;

/** A whole rule set. `Options` are what a table agrees on before play. */
export interface Ruleset<Options, T extends Totals = Totals, A extends Account = Account>
  extends ScoringTable<Options, T> {
  readonly id: RulesetId;
  readonly defaults: Options;
  /** The set of tiles, the deal, the first hand. */
  readonly table: TableRules;
  readonly claims: readonly ClaimRule[];
  /** The arithmetic of a total, as an explanation writes it. */
  readonly steps: (score: Score<T>) => readonly Step[];
  readonly settle: (account: A, options: Options) => Result<Settlement, AccountError>;
}
