import type { Group } from '../../core/group.ts';
import { COPIES, ORPHANS, TILES, type Tile, tileIndex } from '../../core/tile.ts';
import { copiesAt, type TileCounts, tilesOf, totalCount } from '../../core/tile-counts.ts';
import { FAR } from '../../hand/lack.ts';
import { NO_READING, type Shape, type ShapeReader } from '../../shapes/shape.ts';
import { STANDARD } from '../../shapes/standard.ts';

const single = (tile: Tile): Group => ({ kind: 'single', tile });

const KINDS = ORPHANS.map(tileIndex);

const missingKinds = (counts: TileCounts): readonly number[] =>
  KINDS.filter((place) => copiesAt(counts, place) === 0);

/** Also won on thirteen tiles: any fourteenth is ignored (E23). */
const THIRTEEN_KINDS: Shape<'thirteen-kinds'> = {
  id: 'thirteen-kinds',
  read(counts, { melds }) {
    if (melds.length > 0 || missingKinds(counts).length > 0) return NO_READING;
    const beside = tilesOf(counts.map((copies, at) => copies - Number(KINDS.includes(at))));
    return [[...ORPHANS, ...beside].map(single)];
  },
  distance({ counts, melds, isWhole }) {
    if (!isWhole || melds.length > 0) return FAR;
    const missing = missingKinds(counts).length;
    // All thirteen before a draw are ready, and wait for any tile.
    return missing === 0 && totalCount(counts) === ORPHANS.length ? 0 : missing - 1;
  },
  nearer({ counts }) {
    const missing = missingKinds(counts);
    const any = [...counts.keys()].filter((place) => copiesAt(counts, place) < COPIES);
    return missing.length > 0 ? missing : any;
  },
};

/** Four alike are a pung and a single tile (E18). */
function looseGroups(tile: Tile, copies: number): readonly Group[] {
  if (copies === 0) return [];
  if (copies === 4) return [{ kind: 'pung', tile }, single(tile)];
  if (copies === 3) return [{ kind: 'pung', tile }];
  return [copies === 2 ? { kind: 'pair', tile } : single(tile)];
}

/** A loser's hand (`tchou1924.IV.losers`): no points for parts of sequences (`tchou1924.IV.5`). */
export const INCOMPLETE: ShapeReader<'incomplete'> = {
  id: 'incomplete',
  read: (counts) => [TILES.flatMap((tile, at) => looseGroups(tile, copiesAt(counts, at)))],
};

/** Four groups and a pair (`tchou1924.I.goal`), or one of each kind (`tchou1924.IV.31`). */
export const TCHOU1924_SHAPES = [STANDARD, THIRTEEN_KINDS] as const;
