/** What a hand may still become under the international rules, by how far each of it is. */
import { type HeldHand, type McrReach, mcrReach } from '../../engine/index.ts';

/** Hands that are as far from ready as each other. */
export interface ReachRing {
  /** Useful tiles short of being ready: 0 ready, −1 there already. */
  readonly distance: number;
  /** Dearest first. */
  readonly hands: readonly McrReach[];
}

/** So many steps beyond the nearest are worth a look. */
const RINGS = 3;

/** The nearest hands of so many points or more, in a few rings about the tiles. */
export function reachView(hand: HeldHand, least: number): readonly ReachRing[] {
  const reach = mcrReach(hand).filter(({ points }) => points >= least);
  const rings = [...Map.groupBy(reach, ({ distance }) => distance)];
  return rings.slice(0, RINGS).map(([distance, hands]) => ({ distance, hands }));
}
