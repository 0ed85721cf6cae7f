/** Who begins the next hand, and when a game is over. */
import type { HandEnd, TableData } from '../scoring/table-data.ts';
import { type Seat, seatAfter } from './seats.ts';

/** The seat that begins after a hand has ended. */
export const nextFirstHand = (firstHand: Seat, end: HandEnd, table: TableData): Seat =>
  table.firstHand[end] === 'stays' ? firstHand : seatAfter(firstHand, 1);

/** Rounds that are over: the first hand has come back to where it began so often. */
export const roundsOver = (passes: number): number => Math.floor(passes / 4);

/**
 * Whether a game of so many rounds is over, the first hand having passed on so often. A hand
 * after which it stays prolongs the last round as any other.
 */
export const isGameOver = (passes: number, rounds: number): boolean => roundsOver(passes) >= rounds;
