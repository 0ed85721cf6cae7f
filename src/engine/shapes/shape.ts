/** A shape of a complete hand: every one answers the same three questions. */

import type { Group } from '../core/group.ts';
import { HAND_SIZE, type HeldHand } from '../core/hand.ts';
import type { TileCounts } from '../core/tile-counts.ts';
import type { TrialHand } from './trial-hand.ts';

export interface ShapeReader<Id extends string = string> {
  readonly id: Id;
  /**
   * The groups in hand in every way there is, the melds left out. The counts are those of the
   * concealed tiles with the last one, `held` is the hand before it came.
   */
  readonly read: (counts: TileCounts, held: HeldHand) => readonly (readonly Group[])[];
}

/** Read: in every way in which the tiles are complete; none where they are not. */
export interface Shape<Id extends string = string> extends ShapeReader<Id> {
  /**
   * Useful tiles short of being ready: 0 ready, −1 complete; {@link FAR} where the melds
   * or the size of the hand rule the shape out. A distance of `limit` or more need not be exact.
   */
  readonly distance: (hand: TrialHand, limit?: number) => number;
  /**
   * Places of the kinds that bring 3n + 1 tiles at this distance nearer, in tile order: those that
   * complete them if they are ready. A kind that is held four times is none of them.
   */
  readonly nearer: (hand: TrialHand, distance: number) => readonly number[];
  /** The counts as groups alone in every way, the pair being elsewhere: chows and pungs if it does not say. */
  readonly readGroups?: (counts: TileCounts) => readonly (readonly Group[])[];
}

export const isWholeInHand = ({ concealed, melds }: HeldHand): boolean =>
  melds.length === 0 && concealed.length === HAND_SIZE;

export const NO_READING: readonly (readonly Group[])[] = [];
