/** Whether a player's own discards bar a win on a tile that another player lets go. */
import type { ClaimRule } from '../core/table-rules.ts';
import { sortTiles, type Tile } from '../core/tile.ts';

export interface BarredWin {
  /** The waits that lie among the player's own discards, in tile order. */
  readonly tiles: readonly Tile[];
  readonly rule: string;
}

/**
 * Any of the waits among one's own discards bars a claim on each of them; also one that another
 * player has called. A tile drawn by oneself still wins. Absent where nothing is barred.
 */
export function barredWin(
  waits: readonly Tile[],
  discards: readonly Tile[],
  rows: readonly ClaimRule[],
): BarredWin | undefined {
  const rule = rows.find(({ claim }) => claim === 'win')?.barredByOwnDiscards;
  const tiles = sortTiles(waits.filter((tile) => discards.includes(tile)));
  return rule === undefined || tiles.length === 0 ? undefined : { tiles, rule };
}
