import { type Group, groupTiles } from '../core/group.ts';
import { type Seat, turnsAfter } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';

export const SIDES = ['left', 'middle', 'right'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Where the claimed tile lies across the meld, as its owner sees it: on the side of its giver, in
 * the middle for the player opposite (`riichi.7.1.10`).
 */
export const sideOf = (owner: Seat, giver: Seat): Side =>
  turnsAfter(owner, giver) === 1 ? 'right' : turnsAfter(owner, giver) === 2 ? 'middle' : 'left';

interface MeldRow {
  readonly tiles: readonly Tile[];
  /** The place of the claimed tile in the row; the second of a kong is its middle (J11). */
  readonly across: number;
}

/** A claimed meld as it lies: the claimed tile across, the others beside it in their order. */
export function meldRow(group: Group, claimed: Tile, side: Side): MeldRow {
  const own = [...groupTiles(group)];
  own.splice(own.indexOf(claimed), 1);
  const across = side === 'left' ? 0 : side === 'middle' ? 1 : own.length;
  return { tiles: [...own.slice(0, across), claimed, ...own.slice(across)], across };
}
