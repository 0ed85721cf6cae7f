import {
  type BonusTile,
  familyOf,
  isBonusTile,
  isSuited,
  rankOf,
  type Suit,
  type Tile,
} from '../../engine/notation.ts';
import type { Say } from '../speak.ts';

/** A name as short as a tile is wide: `3 bam.`, `East`. */
export const tileCaption = (say: Say, tile: Tile | BonusTile): string =>
  isBonusTile(tile) || !isSuited(tile)
    ? say(`caption.${tile}` as 'caption.1z')
    : say(`caption.${familyOf(tile) as Suit}`, { n: rankOf(tile) });
