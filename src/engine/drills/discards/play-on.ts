import { pick, type Rng } from '../../core/rng.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { type DiscardHand, unseenTiles } from '../../hand/discards.ts';
import { without } from '../dealing.ts';
import type { DiscardQuestion } from './discard-question.ts';

export const discarded = ({ hand }: DiscardQuestion, tile: Tile): DiscardHand => ({
  ...without(hand, tile),
  seen: [...hand.seen, tile],
});

/**
 * Draws one of the unseen tiles, each copy as likely; it stands last, the others
 * in order. Absent where every tile is in sight.
 */
export function drawTile(rng: Rng, hand: DiscardHand): DiscardQuestion | undefined {
  const unseen = tilesOf(unseenTiles(hand));
  if (unseen.length === 0) return undefined;
  return { hand: { ...hand, concealed: [...sortTiles(hand.concealed), pick(rng, unseen)] } };
}
