import { SEATS, type Seat, seatAfter } from '../core/seat.ts';
import type { DealRules } from '../core/table-rules.ts';

/** Stacks are counted from the breach, from 1. */
export interface HeadTile {
  readonly stack: number;
  readonly layer: 'top' | 'bottom';
}

export interface Taking {
  readonly seat: Seat;
  readonly tiles: readonly HeadTile[];
}

const wholeStack = (stack: number): readonly HeadTile[] => [
  { stack, layer: 'top' },
  { stack, layer: 'bottom' },
];

/** The last takings, the starter's first: two tops at once, or the second one after the others. */
function lastTakings(next: number, last: DealRules['last']): readonly (readonly HeadTile[])[] {
  const tiles = [next, next + 1].flatMap(wholeStack).map((tile) => [tile]);
  const jump: HeadTile = { stack: next + 2, layer: 'top' };
  const [first = [], ...others] = tiles;
  return last === 'two-tops' ? [[...first, jump], ...others] : [first, ...others, [jump]];
}

/**
 * Everything taken in the deal, in order: whole stacks first, then single tiles, which makes 14
 * tiles and three times 13 (`tchou1924.III.deal.1`, `riichi.6.2.2`, `encyclopedie.dist.5`).
 */
export function dealTakings(starter: Seat, { stacks, rounds, last }: DealRules): readonly Taking[] {
  const turns = Array.from({ length: SEATS.length * rounds }, (_, turn) => turn);
  const whole = turns.map((turn) =>
    Array.from({ length: stacks }, (_, at) => turn * stacks + at + 1).flatMap(wholeStack),
  );
  const single = lastTakings(turns.length * stacks + 1, last);
  return [...whole, ...single].map((tiles, turn) => ({ seat: seatAfter(starter, turn), tiles }));
}

/** The tile that is drawn first after the deal: the lower one of the last stack touched. */
export const firstDraw = ({ stacks, rounds }: DealRules): HeadTile => ({
  stack: SEATS.length * rounds * stacks + 3,
  layer: 'bottom',
});

/** Who takes a tile in the deal; absent if it stays in the wall. */
export const takerOfTile = (
  takings: readonly Taking[],
  { stack, layer }: HeadTile,
): Seat | undefined =>
  takings.find(({ tiles }) => tiles.some((taken) => taken.stack === stack && taken.layer === layer))
    ?.seat;
