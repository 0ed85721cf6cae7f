import { COMMON_MELDS, type MeldKind } from '../core/group.ts';
import type { Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import type { ClaimRule, TableRules } from '../core/table-rules.ts';
import type { Shape, ShapeReader } from '../shapes/shape.ts';
import type { CircumstanceRule } from './circumstance.ts';
import type { RulePlace, SuppressionReason } from './explain.ts';
import type { ExtraRule } from './extra.ts';
import type { Item, Row, Value } from './item.ts';
import type { OptionSet } from './option.ts';
import type { RuleId, RulesetId } from './rule-id.ts';
import type { NotEnough, Score, Step, Totals, UnlawfulWin } from './score.ts';
import type {
  Account,
  AccountError,
  AccountPart,
  Counter,
  FalseWin,
  MoneyUnit,
  Settlement,
  TakenDiscard,
} from './settlement.ts';
import type { View } from './view.ts';
import type { WorthTable } from './worth-table.ts';

export interface ScoringTable<Options, T extends Totals = Totals, Id extends string = string> {
  readonly melds?: readonly MeldKind[];
  readonly shapes: readonly ShapeReader[];
  /** How a winner's hand is read, lawful or not; by default in the shapes. */
  readonly winning?: (options: Options) => readonly ShapeReader[];
  /** How a loser's hand is read; absent if losers do not score. */
  readonly losing?: ShapeReader;
  /**
   * What a loser's hand is counted as, where it counts as one that won: of these lists the first
   * with a hand that may win; absent for a hand that counts as it lies.
   */
  readonly countedAs?: (
    situation: Situation,
    options: Options,
  ) => readonly (readonly Situation[])[] | undefined;
  readonly items: (options: Options) => readonly Item<Id>[];
  /** What is against winning with this reading. A hand wins if one of its readings may. */
  readonly forbids?: (view: View, options: Options) => UnlawfulWin | undefined;
  /** Gives back the rows, with those that do not count suppressed; by default as `implies` says. */
  readonly select?: (rows: readonly Row[], view: View) => readonly Row[];
  readonly total: (rows: readonly Row[], options: Options, view: View) => T;
  /** Positive if `a` is the better reading; by default the one with the higher total. */
  readonly compare?: (a: T, b: T) => number;
}

export const meldsOf = ({ melds = COMMON_MELDS }: Pick<ScoringTable<never>, 'melds'>) => melds;

export type CountedList = readonly string[];

/** What a hand must be worth to go out, without its flowers. */
interface Minimum {
  readonly points: number;
  readonly rule: RuleId;
}

export interface Summary {
  readonly row?: (value: Value) => Readonly<Record<string, unknown>>;
  readonly score: (score: Score | undefined) => Readonly<Record<string, unknown>>;
}

export interface Ruleset<Options, T extends Totals = Totals, Id extends string = string>
  extends ScoringTable<Options, T, Id> {
  readonly id: RulesetId;
  readonly shapes: readonly Shape[];
  /** Those that win where a hand begins with an exchange, if they are others. */
  readonly exchangedShapes?: readonly Shape[];
  readonly options: OptionSet<Options>;
  /** The option that names an edition of its text, where there are several. */
  readonly edition?: string;
  readonly circumstances: readonly CircumstanceRule[];
  /** What else it asks of a hand; by default nothing. */
  readonly extras?: readonly ExtraRule[];
  readonly table: TableRules;
  readonly claims: readonly ClaimRule[];
  readonly minimum?: Minimum;
  /** The entry by which a win is worth no points under these agreements; absent where they count. */
  readonly uncounted?: (options: Options) => RuleId | undefined;
  readonly notEnough?: NotEnough;
  readonly countsRound: boolean;
  readonly summary: Summary;
  readonly steps: (score: Score) => readonly Step[];
  readonly placeOf: (rule: RuleId) => RulePlace;
  readonly reasonOf?: (rule: RuleId) => SuppressionReason;
  readonly lists?: (options: Options) => (situation: Situation) => readonly CountedList[];
  readonly money: MoneyUnit;
  /** Where the source says with what its points are paid. */
  readonly counters?: readonly Counter[];
  readonly fines: readonly string[];
  /** The entry by which nobody is ever fined; absent where at least a false win is. */
  readonly noFines?: RuleId;
  /** What it looks at beside hands and fine; with `ready` hands that nobody won are settled too. */
  readonly beside?: readonly AccountPart[];
  readonly settle: (account: Account, options: Options) => Result<Settlement, AccountError>;
  /** Absent where the discard was allowed. */
  readonly fineOn?: (discard: TakenDiscard<T>, options: Options) => string | undefined;
  /** What hands are worth, where a table says it by what they count. */
  readonly worths?: (options: Options) => WorthTable;
  readonly settleFalseWin: (falseWin: FalseWin, options: Options) => Settlement;
}
