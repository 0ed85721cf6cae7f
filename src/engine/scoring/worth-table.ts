/** What hands are worth by what they count, laid out as a table. */
export interface Worth {
  /** By its name, where a limit is reached. */
  readonly limit?: string;
  /** What the discarder pays; absent where no hand of that worth is won so. */
  readonly discard?: number;
  /** What each pays for a tile drawn: one figure for all, or that of the first hand, then others. */
  readonly self?: readonly number[];
}

/** To the player with the first hand, and to another one. */
export interface Worths {
  readonly first: Worth;
  readonly other: Worth;
}

export interface WorthTable {
  readonly han: readonly number[];
  /** For each number of han. */
  readonly rows: readonly { readonly fu: number; readonly worths: readonly Worths[] }[];
  /** From so many han on, to as many; without end where there is no more. */
  readonly limits: readonly {
    readonly limit: string;
    readonly from?: number;
    readonly to?: number;
    readonly worths: Worths;
  }[];
}
