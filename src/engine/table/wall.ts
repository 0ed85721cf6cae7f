/** The walls: how long they are, where they are opened, how far they may be drawn. */
import type { TableData, TileData } from '../scoring/table-data.ts';
import { type Seat, seatAfter, seatCounted } from './seats.ts';

const WALLS = 4;
const TILES_IN_STACK = 2;

/** All the tiles of a game with so many flowers. */
export const tilesInPlay = ({ kinds, copies }: TileData, flowers = 0): number =>
  kinds.length * copies + flowers;

/** Stacks of two tiles in each wall. */
export const stacksPerWall = (tiles: TileData, flowers = 0): number =>
  tilesInPlay(tiles, flowers) / (WALLS * TILES_IN_STACK);

/** A stack: whose wall it stands in, and its number from the right, 1 upward. */
export interface Breach {
  readonly wall: Seat;
  readonly stack: number;
}

/**
 * Where the walls are opened. The first throw of the first hand names the wall; both throws
 * together count its stacks from right to left, round the corner if there are not enough.
 */
export function breachOf(
  firstHand: Seat,
  [first, second]: readonly [number, number],
  stacks: number,
): Breach {
  const wall = seatCounted(firstHand, first);
  const stack = first + second;
  return stack <= stacks ? { wall, stack } : { wall: seatAfter(wall, -1), stack: stack - stacks };
}

/** Tiles that stay when so many kongs have been declared. */
const reserved = ({ reserve }: TableData, kongs: number): number =>
  reserve.tiles + kongs * reserve.perKong;

/** Whether a tile may be drawn while so many are left. */
export const mayDraw = (left: number, kongs: number, table: TableData): boolean =>
  left > reserved(table, kongs);

/** Whether the next tile drawn is the last one that may be. */
export const isLastDraw = (left: number, kongs: number, table: TableData): boolean =>
  left === reserved(table, kongs) + 1;

/** Whether a kong may be declared: its replacement must still be one that may be drawn. */
export const mayDeclareKong = (left: number, kongs: number, table: TableData): boolean =>
  mayDraw(left, kongs + 1, table);
