import type { Counter } from '../../scoring/settlement.ts';

/** They differ by their holes: five, one, ten and two (`encyclopedie.comptes.3`). */
export const STICKS: readonly Counter[] = [
  { points: 500, each: 1 },
  { points: 100, each: 4 },
  { points: 10, each: 8 },
  { points: 2, each: 10 },
];
