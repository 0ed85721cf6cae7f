/** Markers turned up so far, which make bonus tiles of others. */
import type { Situation } from '../core/situation.ts';
import { isTile, type Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import { type GameRules, type HandState, kongsMade } from './hand-state.ts';

const STACK = 2;

/** On every marker's stack the upper tile, or the one under it. */
function markersIn(state: HandState, { kit }: GameRules, layer: 0 | 1): readonly Tile[] {
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

/** What a hand is scored with beside its tiles, under the names that rule sets give them. */
export function extrasOf(state: HandState, rules: GameRules, seat: Wind): Situation['extras'] {
  const known = new Set(rules.kit.extras.map(({ id }) => id));
  const extras: Record<string, readonly Tile[]> = {};
  if (known.has('doraIndicators')) extras['doraIndicators'] = markersUp(state, rules);
  if (known.has('uraIndicators') && state.players[seat].declared !== undefined) {
    extras['uraIndicators'] = markersIn(state, rules, 1);
  }
  return extras;
}
