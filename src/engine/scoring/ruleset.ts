/** The contract of a rule set: tables of rows, the little arithmetic that joins them, and all that hangs on them. */
import { COMMON_MELDS, type MeldKind } from '../core/group.ts';
import type { Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import type { ClaimRule, TableRules } from '../core/table-rules.ts';
import type { Wind } from '../core/wind.ts';
import type { Seen, Shape } from '../shapes/shape.ts';
import type { CircumstanceRule } from './circumstance.ts';
import type { RulePlace, SuppressionReason } from './explain.ts';
import type { Item, Row, Value } from './item.ts';
import type { OptionSet } from './option.ts';
import type { RuleId, RulesetId } from './rule-id.ts';
import type { Score, Step, Totals } from './score.ts';
import type { Account, AccountError, MoneyUnit, Settlement } from './settlement.ts';
import type { View } from './view.ts';

/** What is needed to score a hand. */
export interface ScoringTable<Options, T extends Totals = Totals, Id extends string = string> {
  /** What may lie on the table; chow, pung and kong unless told. */
  readonly melds?: readonly MeldKind[];
  /** The ways in which a hand wins. */
  readonly shapes: readonly Seen[];
  /** How the hand of a player who did not win is seen; absent where it is not counted. */
  readonly losing?: Seen;
  /** The scoring table under these agreements. */
  readonly items: (options: Options) => readonly Item<Id>[];
  /**
   * Which of the rows found count: gives them back, some suppressed. Unless told, the rows say it
   * themselves by what they imply.
   */
  readonly select?: (rows: readonly Row[], view: View) => readonly Row[];
  readonly total: (rows: readonly Row[], options: Options, view: View) => T;
  /** Above 0 where the first is the better reading; the higher `total` unless told. */
  readonly compare?: (a: T, b: T) => number;
}

/** What may lie on the table under a rule set. */
export const meldsOf = ({ melds = COMMON_MELDS }: Pick<ScoringTable<never>, 'melds'>) => melds;

/** The ids of the rows that count, each as often as it counts. */
export type CountedList = readonly string[];

/** What a hand must be worth before its owner may go out with it, flowers apart. */
export interface Minimum {
  readonly points: number;
  readonly rule: RuleId;
}

/** What is said of a score beside its total, rows and limit. */
export interface Summary {
  /** Of a row, beside what it is worth. */
  readonly row?: (value: Value) => Readonly<Record<string, unknown>>;
  /** Of a score, or of tiles that do not win. */
  readonly score: (score: Score | undefined) => Readonly<Record<string, unknown>>;
}

/** A whole rule set. `Options` are what a table agrees on before play. */
export interface Ruleset<Options, T extends Totals = Totals, Id extends string = string>
  extends ScoringTable<Options, T, Id> {
  readonly id: RulesetId;
  readonly shapes: readonly Shape[];
  readonly options: OptionSet<Options>;
  /** What else may be true of a win. */
  readonly circumstances: readonly CircumstanceRule[];
  /** The set of tiles, the deal, the first hand. */
  readonly table: TableRules;
  readonly claims: readonly ClaimRule[];
  /** Absent where any complete hand may go out. */
  readonly minimum?: Minimum;
  /** Whether points depend on the wind of the round. */
  readonly countsRound: boolean;
  readonly summary: Summary;
  /** The arithmetic of a total, as an explanation writes it. */
  readonly steps: (score: Score) => readonly Step[];
  /** Where a rule stands in its source. */
  readonly placeOf: (rule: RuleId) => RulePlace;
  /** How a rule keeps a row from counting; unless told, it counts something else instead. */
  readonly reasonOf?: (rule: RuleId) => SuppressionReason;
  /** All lists that a hand may be counted by for the most it is worth; one list unless told. */
  readonly lists?: (options: Options) => (situation: Situation) => readonly CountedList[];
  /** What accounts are kept in. */
  readonly money: MoneyUnit;
  /** The kinds of fines that an account may name. */
  readonly fines: readonly string[];
  readonly settle: (account: Account, options: Options) => Result<Settlement, AccountError>;
  /** What calling a win that is none costs. */
  readonly settleFalseWin: (offender: Wind, options: Options) => Settlement;
}
