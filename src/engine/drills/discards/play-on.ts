/** Playing a hand on after a discard: alone, from the tiles that nobody has seen. */
import type { Meld } from '../../core/group.ts';
import { pick, type Rng } from '../../core/rng.ts';
import { compareTiles, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { unseenTiles } from '../../hand/discards.ts';
import type { DiscardQuestion } from './discard-question.ts';

/** A hand before its draw, and what lies on the table, its own discards included. */
export interface HandInPlay {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly seen: readonly Tile[];
}

/** The hand without the tile, which lies on the table from now on. Throws if it is not held. */
export function discarded({ hand }: DiscardQuestion, tile: Tile): HandInPlay {
  const at = hand.concealed.indexOf(tile);
  if (at < 0) throw new RangeError(`${tile} is not in the hand`);
  return {
    concealed: hand.concealed.toSpliced(at, 1),
    melds: hand.melds,
    seen: [...hand.seen, tile],
  };
}

/**
 * Draws one of the unseen tiles, each copy as likely; it stands last, the others
 * in order. Absent where every tile is in sight.
 */
export function drawTile(
  rng: Rng,
  { concealed, melds, seen }: HandInPlay,
): DiscardQuestion | undefined {
  const unseen = tilesOf(unseenTiles({ concealed, melds, seen }));
  if (unseen.length === 0) return undefined;
  const held = [...concealed].sort(compareTiles);
  return { hand: { concealed: [...held, pick(rng, unseen)], melds, seen } };
}
