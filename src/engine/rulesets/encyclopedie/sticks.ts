import type { Counter } from '../../scoring/settlement.ts';

/** They differ by their holes: five, one, ten and two (`encyclopedie.comptes.3`). */
export const STICKS: readonly Counter[] = [
  { points: 500, each: 1, holes: 5 },
  { points: 100, each: 4, holes: 1 },
  { points: 10, each: 8, holes: 10 },
  { points: 2, each: 10, holes: 2 },
];
