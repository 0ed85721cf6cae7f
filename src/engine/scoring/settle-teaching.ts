/** What the drill of settling needs to know of a rule set beside its settlement. */

/** Points as they are dealt: a start, some pieces, and how often all of it is doubled. */
export interface PointRange {
  readonly start: readonly number[];
  readonly pieces: readonly number[];
  readonly mostPieces: number;
  readonly doubles: readonly number[];
}

/** What the tables of a level are about. */
export interface SettleTopic {
  readonly ask: 'winner' | 'losers' | 'all';
  /** The agreements that it allows; any that the source offers where it says nothing. */
  readonly options?: Readonly<Record<string, readonly unknown[]>>;
  /** Whether the winner drew the tile; absent: one time in three. */
  readonly drawn?: boolean;
  /** Whether somebody is fined. */
  readonly fined?: true;
  readonly winner: PointRange;
}

export interface SettleTeaching {
  /** By level. */
  readonly topics: Readonly<Record<string, SettleTopic>>;
  /** What the hands of those who lost are worth; absent where only the winner's counts. */
  readonly losers?: PointRange;
  /** The most that a hand can be worth. */
  readonly mostPoints: number;
  /** The fines of those who let the winning tile go. */
  readonly finesForTheTile: readonly string[];
  /** Whether these agreements look at who has the first hand. */
  readonly looksAtDealer: (options: Readonly<Record<string, unknown>>) => boolean;
}
