/** The tiles of the book: 136, and flowers where a table wishes (`tchou1924.I.set.1` to `set.5`). */
import { COPIES, TILES } from '../../core/tile.ts';
import type { TileData } from '../../scoring/table-data.ts';

export const tiles: TileData = {
  kinds: TILES,
  copies: COPIES,
  flowers: [0, 8, 16],
  rule: 'tchou1924.I.set.1',
};
