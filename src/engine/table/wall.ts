import { SEATS, type Seat, seatAfter, seatReached, turnsAfter } from '../core/seat.ts';
import { BREACH_TO_THE_LEFT, type BreachRules } from '../core/table-rules.ts';

/** Tiles in a stack. */
export const STACK = 2;

/** `stack` counts from 1, from the owner's right where the walls run to the left. */
export interface WallPlace {
  readonly seat: Seat;
  readonly stack: number;
}

export interface WallSize extends Pick<BreachRules, 'runs' | 'opens'> {
  readonly stacks: number;
}

/** Four walls, two tiles high (`tchou1924.II.walls`); throws if they do not come out even. */
export function wallSize(
  tiles: number,
  { runs, opens }: Pick<BreachRules, 'runs' | 'opens'> = BREACH_TO_THE_LEFT,
): WallSize {
  const stacks = tiles / (STACK * SEATS.length);
  if (!Number.isInteger(stacks)) throw new RangeError(`${tiles} tiles make no four walls`);
  return { stacks, runs, opens };
}

/**
 * Index of a stack on the ring of walls: 0 for the first of seat 0, then the way that the walls run,
 * as tiles are taken (`tchou1924.III.breach.2`, `tchou1924.III.deal.2`, `vulcain1953.2.1.11`).
 */
export const ringIndex = ({ seat, stack }: WallPlace, { stacks, runs }: WallSize): number =>
  (runs === 'left' ? turnsAfter(seat, 0) : turnsAfter(0, seat)) * stacks + stack - 1;

/** The stack at an index of the ring, which wraps around. */
export function placeAt(index: number, { stacks, runs }: WallSize): WallPlace {
  const ring = SEATS.length * stacks;
  const at = ((index % ring) + ring) % ring;
  const walls = Math.floor(at / stacks);
  return { seat: seatAfter(0, runs === 'left' ? -walls : walls), stack: (at % stacks) + 1 };
}

export interface Breach {
  readonly breaker: Seat;
  /** The sum of all throws. */
  readonly count: number;
  /** The stack counted to: it is lifted out, or stays as the first of the tail. */
  readonly place: WallPlace;
}

/**
 * Where the walls are opened: the starter's throw points at a player, whose own throw is added
 * where there are two. That many stacks are counted in this player's wall, and round the corner if
 * needed (`tchou1924.III.breach.1`, `vulcain1953.2.1.8`, `encyclopedie.dist.3`, `riichi.6.1.2`).
 */
export function breachOf(starter: Seat, throws: readonly number[], size: WallSize): Breach {
  const [first = 0] = throws;
  const breaker = seatReached(starter, first);
  const count = throws.reduce((sum, total) => sum + total, 0);
  const index = ringIndex({ seat: breaker, stack: 1 }, size) + count - 1;
  return { breaker, count, place: placeAt(index, size) };
}

/** The nth stack of the head, which is dealt from (`tchou1924.III.headtail`). */
export const fromHead = ({ place }: Breach, nth: number, size: WallSize): WallPlace =>
  placeAt(ringIndex(place, size) + nth, size);

/** The nth stack of the tail, where the loose tiles lie. */
export const fromTail = ({ place }: Breach, nth: number, size: WallSize): WallPlace =>
  placeAt(ringIndex(place, size) - nth + (size.opens === 'gap' ? 1 : 0), size);
