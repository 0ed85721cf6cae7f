import type { HeldHand } from '../../engine/notation.ts';
import { type McrReach, mcrReach } from '../../engine/rulesets/mcr/index.ts';

export interface ReachRing {
  /** Tiles short of being ready: 0 is ready, −1 is complete. */
  readonly distance: number;
  readonly hands: readonly McrReach[];
}

const SHOWN_RINGS = 3;

export function reachView(hand: HeldHand, least: number): readonly ReachRing[] {
  const reach = mcrReach(hand).filter(({ points }) => points >= least);
  const rings = [...Map.groupBy(reach, ({ distance }) => distance)];
  return rings.slice(0, SHOWN_RINGS).map(([distance, hands]) => ({ distance, hands }));
}
