/** The tile that a marker points at, among others. */

import type { MarkerRules } from '../../../core/reserve-rules.ts';
import { pick } from '../../../core/rng.ts';
import { TILES, type Tile } from '../../../core/tile.ts';
import { choice, tileRow } from '../../field.ts';
import { findAll, notInRules, placesOf, reason, type TableContext } from '../ask.ts';

const markersOf = ({ kit }: TableContext) => kit.table.reserve.markers;

interface TigerQuestion {
  readonly marker: Tile;
  readonly of: readonly Tile[];
}

const ROW = 5;

/** All tiles that markers lead to from one of them and back again. */
function rowWith(tile: Tile, { pointsAt }: MarkerRules): readonly Tile[] {
  const row = [tile];
  for (let next = pointsAt(tile); next !== tile; next = pointsAt(next)) row.push(next);
  return TILES.filter((kind) => row.includes(kind));
}

export const tiger = findAll({
  fields: { marker: choice(TILES), of: tileRow },
  within: 'of',
  find: (put) => {
    const rules = markersOf(put);
    return rules ? placesOf(put.of, [rules.pointsAt(put.marker)]) : [];
  },
  flaw: (put) => (markersOf(put) ? undefined : notInRules()),
  make: (rng, context): TigerQuestion => {
    const rules = markersOf(context);
    if (!rules) throw new Error('no markers');
    const kind = pick(rng, TILES);
    const row = rowWith(kind, rules);
    // The last of a row, which points back at the first, comes up as often as all others together.
    const marker = rng.below(2) === 0 ? (row.at(-1) as Tile) : kind;
    const from = row.length <= ROW ? 0 : row.indexOf(marker) - 2 + row.length;
    const near = Array.from({ length: ROW }, (_, on) => row[(from + on) % row.length]);
    return { marker, of: row.filter((tile) => near.includes(tile)) };
  },
  reasons: (put) => {
    const rules = markersOf(put);
    return rules
      ? [reason('markerRow', { tiles: rowWith(put.marker, rules), tile: put.marker })]
      : [];
  },
});
