/** What self-play measures of a rule set. Everything is counted, nothing is chosen. */
export interface Figures {
  readonly version: number;
  readonly seed: number;
  readonly hands: number;
  readonly date: string;
  /** How well those play who were measured, on East, South, West and North. */
  readonly levels: readonly string[];
  /**
   * By draws that are left, five to a step: how often another wins before the next draw, with a tile
   * that the seat did not let go; where none of the others has been declared ready, and where one has.
   */
  readonly ends: readonly number[];
  readonly endsDeclared: readonly number[];
  /**
   * By how the hand stood (`discardClass`): discards of a steady player, and how many gave a win. In
   * figures of version 2 there are none: `ends` are three wins in four there, whoever gave them.
   */
  readonly discards: Readonly<Record<string, readonly [number, number]>>;
  /** Wins by the discards of one other player for each win by a drawn tile. */
  readonly given: number;
  /** By class of discard (`dangerClass`): how many there were, and how many another could win. */
  readonly danger: Readonly<Record<string, readonly [number, number]>>;
  /** What a seat gains, on average: who won, who gave, who did neither. */
  readonly win: number;
  readonly give: number;
  readonly lose: number;
  /** What a giver gains, by what is seen of the winner (`giveClass`): how often, and on average. */
  readonly gives: Readonly<Record<string, readonly [number, number]>>;
  /** What the hand of a winner counts: half of them count more. */
  readonly winner: number;
  /** What the hand of another counts, on average. */
  readonly loser: number;
  /** Of the seats of a hand that nobody won, the share that was ready. */
  readonly ready: number;
  /**
   * Wins that the goals of a hand promised and wins that came of it, by how it stood after a discard
   * (`standingClass`): goals are counted as if each were sought alone, and so promise too much.
   */
  readonly promises: Readonly<
    Record<'steady' | 'strong', Readonly<Record<string, readonly [number, number]>>>
  >;
}

/** From `class:made/won`, some to a line. */
export function rates(lines: readonly string[]): Figures['danger'] {
  const rows = lines.flatMap((line) => line.split(' ')).map((row) => row.split(/[:/]/));
  return Object.fromEntries(
    rows.map(([name = '', made, won]) => [name, [Number(made), Number(won)] as const]),
  );
}
