import { SEATS, type Seat, seatAfter } from '../core/seat.ts';
import type { TableRules } from '../core/table-rules.ts';

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

/**
 * Everything taken in the deal, in order: whole stacks first, then the starter takes two tops and
 * the others one tile each, which makes 14 tiles and three times 13 (`tchou1924.III.deal.1`).
 */
export function dealTakings(
  starter: Seat,
  { dealStacks, dealRounds }: Pick<TableRules, 'dealStacks' | 'dealRounds'>,
): readonly Taking[] {
  const turns = Array.from({ length: 4 * dealRounds }, (_, turn) => turn);
  const whole = turns.map((turn): Taking => {
    const stacks = Array.from({ length: dealStacks }, (_, at) => turn * dealStacks + at + 1);
    return { seat: seatAfter(starter, turn), tiles: stacks.flatMap(wholeStack) };
  });
  const next = 4 * dealRounds * dealStacks + 1;
  const last: readonly (readonly HeadTile[])[] = [
    [
      { stack: next, layer: 'top' },
      { stack: next + 2, layer: 'top' },
    ],
    [{ stack: next, layer: 'bottom' }],
    [{ stack: next + 1, layer: 'top' }],
    [{ stack: next + 1, layer: 'bottom' }],
  ];
  return [
    ...whole,
    ...SEATS.map((at) => ({ seat: seatAfter(starter, at), tiles: last[at] ?? [] })),
  ];
}

/** Who takes a tile in the deal; absent if it stays in the wall. */
export const takerOfTile = (
  takings: readonly Taking[],
  { stack, layer }: HeadTile,
): Seat | undefined =>
  takings.find(({ tiles }) => tiles.some((taken) => taken.stack === stack && taken.layer === layer))
    ?.seat;
