/** Markers turned up so far, which make bonus tiles of others. */
import { isTile, type Tile } from '../core/tile.ts';
import { type GameRules, type HandState, kongsMade } from './hand-state.ts';

const STACK = 2;

/** On every marker's stack the upper tile, or the one under it. */
export function markersIn(state: HandState, { kit }: GameRules, layer: 0 | 1): readonly Tile[] {
  const { markers } = kit.table.reserve;
  const { deadWall = [], loose = [] } = state.setup;
  if (markers === undefined) return [];
  const up = 1 + kongsMade(state);
  const first = STACK * (markers.stack - 1) - loose.length;
  return Array.from({ length: up }, (_, at) => deadWall[first + STACK * at + layer] ?? '').filter(
    isTile,
  );
}

export const markersUp = (state: HandState, rules: GameRules): readonly Tile[] =>
  markersIn(state, rules, 0);
