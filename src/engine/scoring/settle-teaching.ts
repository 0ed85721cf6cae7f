export interface PointRange {
  readonly start: readonly number[];
  readonly pieces: readonly number[];
  readonly mostPieces: number;
  readonly doubles: readonly number[];
}

export interface SettleTopic {
  readonly ask: 'winner' | 'losers' | 'all';
  /** Options to choose from; by default all that the source offers. */
  readonly options?: Readonly<Record<string, readonly unknown[]>>;
  readonly drawn?: boolean;
  readonly fined?: true;
  readonly winner: PointRange;
}

export interface SettleTeaching {
  readonly topics: Readonly<Record<string, SettleTopic>>;
  readonly losers?: PointRange;
  readonly mostPoints: number;
  readonly finesForTheTile: readonly string[];
  readonly looksAtDealer: (options: Readonly<Record<string, unknown>>) => boolean;
}
