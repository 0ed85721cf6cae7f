import {
  familyOf,
  isBonusTile,
  isSuited,
  plainTile,
  rankOf,
  type Suit,
  type TileText,
} from '../../engine/notation.ts';
import type { Say } from '../speak.ts';

/** A name as short as a tile is wide: `3 bam.`, `East`. */
export function tileCaption(say: Say, face: TileText): string {
  const tile = plainTile(face);
  return isBonusTile(tile) || !isSuited(tile)
    ? say(`caption.${tile}`)
    : say(`caption.${familyOf(tile) as Suit}`, { n: rankOf(tile) });
}
