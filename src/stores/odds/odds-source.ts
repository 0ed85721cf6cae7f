import type { DiscardHand, DiscardOdds } from '../../engine/hand.ts';
import { createLongWork, type LongWork, type WorkOptions } from '../device/long-work.ts';

export interface OddsQuestion {
  readonly hand: DiscardHand;
  readonly draws: number;
}

export type OddsSource = LongWork<OddsQuestion, readonly DiscardOdds[]>;

export const createOddsSource = (options: WorkOptions): OddsSource =>
  createLongWork(
    async ({ hand, draws }) => (await import('../device/long-steps.ts')).oddsInSteps(hand, draws),
    options,
  );
