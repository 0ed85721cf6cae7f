/** Where seats and sums stand on the table to settle, in hundredths of its width and height. */
import type { SeatPair } from '../../../engine/drills.ts';
import type { Wind } from '../../../engine/notation.ts';
import type { Point } from '../../boards/settle-lines.ts';

/** East at the bottom, then anticlockwise, in the order of play. */
export const SEAT_PLACES: Readonly<Record<Wind, Point>> = {
  E: { x: 50, y: 92.5 },
  S: { x: 84.25, y: 53.5 },
  W: { x: 50, y: 7.5 },
  N: { x: 15.75, y: 53.5 },
};

/** On its line, or as near as leaves room for the others. */
export const PAIR_PLACES: Readonly<Record<SeatPair, Point>> = {
  ES: { x: 66, y: 74 },
  EW: { x: 50, y: 39 },
  EN: { x: 34, y: 74 },
  SW: { x: 66, y: 24.5 },
  SN: { x: 50, y: 53.5 },
  WN: { x: 34, y: 24.5 },
};

/** Which way a payment runs, in degrees clockwise from the right. */
export function bearing(from: Wind, to: Wind): number {
  const [a, b] = [SEAT_PLACES[from], SEAT_PLACES[to]];
  return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
}
