/** What a choice is worth from a seat. */
import type { Move } from '../play/move.ts';

export type Decision = Move | { readonly m: 'pass'; readonly seat: Move['seat'] };

export interface Choice {
  readonly move: Decision;
  /** What the hand is expected to settle for the seat, in points of the rule set. */
  readonly value: number;
  /** Its standard error; 0 where nothing was sampled. */
  readonly error: number;
  readonly win: number;
  /** The chance that somebody wins with the tile. */
  readonly give: number;
  readonly distance: number;
  /** What the value is made of. */
  readonly terms: Terms;
}

export interface Terms {
  /** Of the chance to win at an average price, and of what these goals pay beyond it. */
  readonly speed: number;
  readonly price: number;
  /** Below zero: what giving costs, now and later. */
  readonly safety: number;
}
