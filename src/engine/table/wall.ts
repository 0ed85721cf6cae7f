/** The four walls as one ring of stacks, two tiles high, and the breach in it. */
import { SEATS, type Seat, seatAfter, seatReached, turnsAfter } from '../core/seat.ts';

/** A stack: whose wall it is in, and its number there, counted from its owner's right as 1. */
export interface WallPlace {
  readonly seat: Seat;
  readonly stack: number;
}

export interface WallSize {
  /** Stacks in each wall. */
  readonly stacks: number;
}

/**
 * The walls that a number of tiles makes: the same for each player, two tiles high
 * (`tchou1924.II.walls`: 136 tiles make 17 stacks a wall). Throws if they do not come out even.
 */
export function wallSize(tiles: number): WallSize {
  const stacks = tiles / (2 * SEATS.length);
  if (!Number.isInteger(stacks)) throw new RangeError(`${tiles} tiles make no four walls`);
  return { stacks };
}

/**
 * The place of a stack on the ring, 0 for the rightmost one before seat 0. The ring runs to the
 * left, as the tiles are taken: past the left end of a wall stands the wall of the player before
 * (`tchou1924.III.breach.2`, `tchou1924.III.deal.2`).
 */
export const ringIndex = ({ seat, stack }: WallPlace, { stacks }: WallSize): number =>
  turnsAfter(seat, 0) * stacks + stack - 1;

/** The stack at a place of the ring; the ring has no end. */
export function placeAt(index: number, { stacks }: WallSize): WallPlace {
  const ring = SEATS.length * stacks;
  const at = ((index % ring) + ring) % ring;
  return { seat: seatAfter(0, -Math.floor(at / stacks)), stack: (at % stacks) + 1 };
}

export interface Breach {
  /** Who makes it: the player that the first throw reached. */
  readonly breaker: Seat;
  /** The sum of both throws: how many stacks are counted. */
  readonly count: number;
  /** The stack that is lifted out. */
  readonly place: WallPlace;
}

/**
 * Where the walls are opened: the first hand's throw points at a player, whose own throw is
 * added to it; so many stacks are counted in his wall from right to left, and round the corner
 * if they do not suffice (`tchou1924.III.breach.1`, `tchou1924.III.breach.2`).
 */
export function breachOf(
  starter: Seat,
  [first, second]: readonly [number, number],
  size: WallSize,
): Breach {
  const breaker = seatReached(starter, first);
  const count = first + second;
  const index = ringIndex({ seat: breaker, stack: 1 }, size) + count - 1;
  return { breaker, count, place: placeAt(index, size) };
}

/** The nth stack from the head of the walls, which begins left of the breach (`tchou1924.III.headtail`). */
export const fromHead = ({ place }: Breach, nth: number, size: WallSize): WallPlace =>
  placeAt(ringIndex(place, size) + nth, size);

/** The nth stack from the tail, right of the breach; the two loose tiles lie on the first. */
export const fromTail = ({ place }: Breach, nth: number, size: WallSize): WallPlace =>
  placeAt(ringIndex(place, size) - nth, size);
