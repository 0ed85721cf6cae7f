/** How a hand of this book is seen as groups (`tchou1924.I.goal`). */
import { TILES, type Tile, tileAt } from '../../core/tile.ts';
import { copiesAt, type TileCounts, tilesOf } from '../../core/tile-counts.ts';
import { ORPHANS } from '../../hand/readings.ts';
import { inHand, type Part } from '../../scoring/part.ts';
import { fourGroupsAndAPair, type Shape } from '../../scoring/shape.ts';

const single = (tile: Tile): Part => inHand({ kind: 'single', tile });

const holdsAll = (counts: TileCounts, kinds: readonly number[]): boolean =>
  kinds.every((index) => copiesAt(counts, index) > 0);

const THIRTEEN = ORPHANS.map((tile) => TILES.indexOf(tile));

/** Won on thirteen tiles as well: a fourteenth is passed over, whatever it is (E23). */
const thirteenKinds: Shape = {
  id: 'thirteen-kinds',
  rule: 'tchou1924.IV.31',
  of: 'winner',
  read(counts, { melds }) {
    if (melds.length > 0 || !holdsAll(counts, THIRTEEN)) return [];
    const beside = tilesOf(counts.map((copies, at) => copies - Number(THIRTEEN.includes(at))));
    return [[...ORPHANS, ...beside].map(single)];
  },
};

/** Three alike are a pung, a fourth one left alone; two are a pair; the rest are single tiles (E18). */
function aloneOf(tile: Tile, copies: number): readonly Part[] {
  if (copies === 4) return [inHand({ kind: 'pung', tile }), single(tile)];
  if (copies === 3) return [inHand({ kind: 'pung', tile })];
  return [copies === 2 ? inHand({ kind: 'pair', tile }) : single(tile)];
}

/** Pairs and pungs as they lie; parts of sequences are worth nothing (`tchou1924.IV.5`). */
const incomplete: Shape = {
  id: 'incomplete',
  rule: 'tchou1924.IV.losers',
  of: 'loser',
  read(counts) {
    const parts: Part[] = [];
    for (let index = 0; index < TILES.length; index++) {
      const copies = copiesAt(counts, index);
      if (copies > 0) parts.push(...aloneOf(tileAt(index), copies));
    }
    return [parts];
  },
};

export const SHAPES: readonly Shape[] = [
  fourGroupsAndAPair('tchou1924.I.goal'),
  thirteenKinds,
  incomplete,
];
