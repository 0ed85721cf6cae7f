import type { RowDistance } from '../../engine/scoring.ts';

export interface ReachRing {
  /** Tiles short of being ready: 0 is ready, −1 is complete. */
  readonly distance: number;
  readonly hands: readonly RowDistance[];
}

const SHOWN_RINGS = 3;

/** Whether rows are worth points, by which some can be left out. */
export const areInPoints = (reached: readonly RowDistance[]): boolean =>
  reached.some(({ value }) => value.points !== undefined);

export function reachView(reached: readonly RowDistance[], least: number): readonly ReachRing[] {
  const reach = reached.filter(({ value: { points = least } }) => points >= least);
  const rings = [...Map.groupBy(reach, ({ distance }) => distance)];
  return rings.slice(0, SHOWN_RINGS).map(([distance, hands]) => ({ distance, hands }));
}
