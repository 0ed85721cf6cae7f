/** What is told of a discard once it is judged: its grade, and what the hand is worth after it. */
import type { Tile } from '../../core/tile.ts';
import type { Counsel } from '../../judge/counsel.ts';
import type { WeighedDiscard } from '../../judge/worth.ts';

/**
 * `right`: no discard leaves the hand nearer or, as near and as free to win, accepts more copies.
 * `slip`: as near, as free to win, and at least three quarters of the copies that can be had.
 * `mistake`: fewer copies than that, a hand further away, or one that may win with less.
 * Where worth decides: as good as the best, worse, and so much worse that a coach keeps it.
 */
export const DISCARD_GRADES = ['right', 'slip', 'mistake'] as const;
export type DiscardGrade = (typeof DISCARD_GRADES)[number];

/** How often the hand wins after a discard, what a win then pays, how often the tile gives one. */
export interface DiscardWorth
  extends Pick<WeighedDiscard, 'value' | 'win' | 'pays' | 'give' | 'distance'> {
  readonly tile: Tile;
  readonly grade: DiscardGrade;
  /** What the best discard is worth more, in points. */
  readonly behind: number;
}

/** What is said of a question whose discards are weighed. */
export interface WorthOfDiscards {
  /** Best first. */
  readonly rows: readonly DiscardWorth[];
  /** Whether these rules count hands in points; where not, what is lost is a share of wins. */
  readonly counts: boolean;
  readonly counsel: Counsel | undefined;
  /** What would go by distance and copies alone. */
  readonly byCopies: readonly Tile[];
}
