/** The ways a hand of these rules is complete. */

import type { Situation } from '../../core/situation.ts';
import { TILES, type Tile, tileAt, tileIndex } from '../../core/tile.ts';
import { copiesAt, type TileCounts } from '../../core/tile-counts.ts';
import { quickGroupings } from '../../hand/quick-readings.ts';
import { ORPHANS } from '../../hand/readings.ts';
import { inHand, type Part } from '../../scoring/part.ts';
import { fourGroupsAndAPair, type Shape } from '../../scoring/shape.ts';
import { KNITTED_SCHEMES, type KnittedScheme } from './knitted.ts';

const NONE: readonly (readonly Part[])[] = [];
const WHOLE_HAND = 13;

const single = (tile: Tile): Part => inHand({ kind: 'single', tile });
const pair = (tile: Tile): Part => inHand({ kind: 'pair', tile });
const knitted = (tile: Tile): Part => ({ kind: 'knitted', tile, open: false, melded: false });

const isWhole = ({ concealed, melds }: Situation): boolean =>
  melds.length === 0 && concealed.length === WHOLE_HAND;

/** Four alike are two pairs (`mcr.ex.32`). */
const sevenPairs: Shape = {
  id: 'seven-pairs',
  rule: 'mcr.hand.55',
  of: 'winner',
  read(counts, situation) {
    if (!isWhole(situation)) return NONE;
    for (let at = 0; at < TILES.length; at++) if (copiesAt(counts, at) % 2 === 1) return NONE;
    return [TILES.flatMap((tile, at) => Array<Part>(copiesAt(counts, at) / 2).fill(pair(tile)))];
  },
};

const ORPHAN_PLACES = ORPHANS.map(tileIndex);

const thirteenOrphans: Shape = {
  id: 'thirteen-orphans',
  rule: 'mcr.hand.81',
  of: 'winner',
  read(counts, situation) {
    if (!isWhole(situation)) return NONE;
    let held = 0;
    for (const place of ORPHAN_PLACES) {
      const copies = copiesAt(counts, place);
      if (copies === 0) return NONE;
      held += copies;
    }
    if (held !== WHOLE_HAND + 1) return NONE;
    return [ORPHANS.map((tile) => (counts[tileIndex(tile)] === 2 ? pair(tile) : single(tile)))];
  },
};

const holdsAll = (counts: TileCounts, { places }: KnittedScheme): boolean => {
  for (const place of places) if (copiesAt(counts, place) === 0) return false;
  return true;
};

/** What is left beside the nine tiles. */
function beside(counts: TileCounts, { places }: KnittedScheme): TileCounts {
  const left = counts.slice();
  for (const place of places) left[place] = copiesAt(left, place) - 1;
  return left;
}

/** Nine knitted tiles, a set and a pair; the set may be melded. */
const knittedStraight: Shape = {
  id: 'knitted-straight',
  rule: 'mcr.hand.45',
  of: 'winner',
  read(counts, { concealed, melds }) {
    if (melds.length > 1 || concealed.length !== WHOLE_HAND - 3 * melds.length) return NONE;
    for (const scheme of KNITTED_SCHEMES) {
      if (!holdsAll(counts, scheme)) continue;
      // Five tiles beside it are too few for another one.
      const runs = scheme.runs.map(knitted);
      return quickGroupings(beside(counts, scheme)).map((groups) =>
        runs.concat(groups.map(inHand)),
      );
    }
    return NONE;
  },
};

const HONORS = TILES.map((_, at) => at).slice(tileIndex('1z'));

function copiesAmong(counts: TileCounts, places: readonly number[]): number {
  let copies = 0;
  for (const place of places) copies += copiesAt(counts, place);
  return copies;
}

const areSingle = (counts: TileCounts): boolean => {
  for (let at = 0; at < TILES.length; at++) if (copiesAt(counts, at) > 1) return false;
  return true;
};

/** All nine knitted tiles stand together as the straight they make (`mcr.dec.8`). */
function honorsBeside(counts: TileCounts, scheme: KnittedScheme): readonly Part[] {
  if (!holdsAll(counts, scheme)) {
    return TILES.filter((_, at) => copiesAt(counts, at) > 0).map(single);
  }
  const honors = HONORS.filter((at) => copiesAt(counts, at) > 0);
  return [...scheme.runs.map(knitted), ...honors.map((at) => single(tileAt(at)))];
}

/** Fourteen different tiles out of the honours and one scheme. */
const honorsAndKnitted: Shape = {
  id: 'honors-and-knitted',
  rule: 'mcr.hand.44',
  of: 'winner',
  read(counts, situation) {
    if (!isWhole(situation) || !areSingle(counts)) return NONE;
    const wanted = WHOLE_HAND + 1 - copiesAmong(counts, HONORS);
    const scheme = KNITTED_SCHEMES.find(({ places }) => copiesAmong(counts, places) === wanted);
    return scheme === undefined ? NONE : [honorsBeside(counts, scheme)];
  },
};

export const SHAPES: readonly Shape[] = [
  fourGroupsAndAPair('mcr.dec.1'),
  sevenPairs,
  thirteenOrphans,
  knittedStraight,
  honorsAndKnitted,
];
