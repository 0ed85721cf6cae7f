/** The deal that may be annulled (`tchou1924.IV.remarque`). */
import { isSuited, rankOf, type Tile, tileAfter } from '../../core/tile.ts';

/** How many isolated tiles give the right. */
export const ISOLATED_FOR_ANNULMENT = 9;

/** The neighbours that an end of a series could make a chow with. */
const NEIGHBOURS: Readonly<Record<number, readonly number[]>> = { 1: [1, 2], 9: [-1, -2] };

/** Whether the tile could be isolated at all: an honour, a wind, a 1 or a 9. */
const isApart = (tile: Tile): boolean => !isSuited(tile) || rankOf(tile) in NEIGHBOURS;

function isIsolated(tile: Tile, dealt: readonly Tile[]): boolean {
  if (!isApart(tile) || dealt.filter((one) => one === tile).length > 1) return false;
  if (!isSuited(tile)) return true;
  const near = (NEIGHBOURS[rankOf(tile)] ?? []).map((by) => tileAfter(tile, by));
  return !dealt.some((one) => near.includes(one));
}

/**
 * The isolated tiles of a deal: honours, winds, 1s and 9s without a twin and, for a 1 or a 9,
 * without the tiles next to it (E24).
 */
export const isolatedTiles = (dealt: readonly Tile[]): readonly Tile[] =>
  dealt.filter((tile) => isIsolated(tile, dealt));

/** Whether the owner of the tiles may have the deal annulled, before the first discard. */
export const mayAnnul = (dealt: readonly Tile[]): boolean =>
  isolatedTiles(dealt).length >= ISOLATED_FOR_ANNULMENT;
