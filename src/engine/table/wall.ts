import { SEATS, type Seat, seatAfter, seatReached, turnsAfter } from '../core/seat.ts';

/** `stack` counts from the owner's right, from 1. */
export interface WallPlace {
  readonly seat: Seat;
  readonly stack: number;
}

export interface WallSize {
  readonly stacks: number;
}

/** Four walls, two tiles high (`tchou1924.II.walls`); throws if they do not come out even. */
export function wallSize(tiles: number): WallSize {
  const stacks = tiles / (2 * SEATS.length);
  if (!Number.isInteger(stacks)) throw new RangeError(`${tiles} tiles make no four walls`);
  return { stacks };
}

/**
 * Index of a stack on the ring of walls: 0 for the rightmost of seat 0, then to the left, as tiles
 * are taken (`tchou1924.III.breach.2`, `tchou1924.III.deal.2`).
 */
export const ringIndex = ({ seat, stack }: WallPlace, { stacks }: WallSize): number =>
  turnsAfter(seat, 0) * stacks + stack - 1;

/** The stack at an index of the ring, which wraps around. */
export function placeAt(index: number, { stacks }: WallSize): WallPlace {
  const ring = SEATS.length * stacks;
  const at = ((index % ring) + ring) % ring;
  return { seat: seatAfter(0, -Math.floor(at / stacks)), stack: (at % stacks) + 1 };
}

export interface Breach {
  readonly breaker: Seat;
  /** The sum of both throws. */
  readonly count: number;
  readonly place: WallPlace;
}

/**
 * Where the walls are opened: the starter's throw points at a player, whose own throw is added.
 * That many stacks are counted in this player's wall from the right, and round the corner if needed
 * (`tchou1924.III.breach.1`, `tchou1924.III.breach.2`).
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

/** The nth stack from the head, left of the breach (`tchou1924.III.headtail`). */
export const fromHead = ({ place }: Breach, nth: number, size: WallSize): WallPlace =>
  placeAt(ringIndex(place, size) + nth, size);

/** The nth stack from the tail, right of the breach; the two loose tiles lie on the first. */
export const fromTail = ({ place }: Breach, nth: number, size: WallSize): WallPlace =>
  placeAt(ringIndex(place, size) - nth, size);
