import type { HandToBe } from './hand-to-be.ts';

/** A way to one hand: how many tiles are lacking of the nearest complete hand that has it. */
export interface Route {
  readonly number: number;
  readonly lacks: (hand: HandToBe) => number;
}
