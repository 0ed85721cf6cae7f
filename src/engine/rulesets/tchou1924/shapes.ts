import { single } from '../../core/group.ts';
import { COPIES, ORPHANS, tileIndex } from '../../core/tile.ts';
import { copiesAt, type TileCounts, tilesOf, totalCount } from '../../core/tile-counts.ts';
import { FAR } from '../../hand/lack.ts';
import { looseTiles } from '../../shapes/loose-tiles.ts';
import { NO_READING, type Shape } from '../../shapes/shape.ts';
import { STANDARD } from '../../shapes/standard.ts';

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

/** A loser's hand (`tchou1924.IV.losers`, E18): no points for parts of sequences (`tchou1924.IV.5`). */
export const INCOMPLETE = looseTiles('incomplete');

/** Four groups and a pair (`tchou1924.I.goal`), or one of each kind (`tchou1924.IV.31`). */
export const TCHOU1924_SHAPES = [STANDARD, THIRTEEN_KINDS] as const;
