/** Markers turned up so far, which make bonus tiles of others. */
import { tileText } from '../core/red-fives.ts';
import { isTile, type Tile, type TileText } from '../core/tile.ts';
import { STACK } from '../table/wall.ts';
import { type GameRules, type HandState, kongCount } from './hand-state.ts';

/** Where they lie in the dead wall: on every marker's stack the upper tile, or the one under it. */
function markerPlaces(state: HandState, { kit }: GameRules, layer: 0 | 1): readonly number[] {
  const { markers } = kit.table.reserve;
  const { loose = [] } = state.setup;
  if (markers === undefined) return [];
  const up = 1 + kongCount(state);
  const first = STACK * (markers.stack - 1) - loose.length;
  return Array.from({ length: up }, (_, at) => first + STACK * at + layer);
}

export const markersIn = (state: HandState, rules: GameRules, layer: 0 | 1): readonly Tile[] =>
  markerPlaces(state, rules, layer)
    .map((place) => state.setup.deadWall?.[place] ?? '')
    .filter(isTile);

export const markersUp = (state: HandState, rules: GameRules): readonly Tile[] =>
  markersIn(state, rules, 0);

/** As they are seen: a marker may be a red five. */
export function shownMarkers(state: HandState, rules: GameRules): readonly TileText[] {
  const { deadWall = [], reds } = state.setup;
  return markerPlaces(state, rules, 0).flatMap((place) => {
    const tile = deadWall[place];
    return tile === undefined ? [] : [tileText(tile, reds?.deadWall.includes(place) || undefined)];
  });
}
