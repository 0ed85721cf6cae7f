import type { Rng } from '../core/rng.ts';

export type Dice = readonly [number, number];

export const throwDice = (rng: Rng): Dice => [1 + rng.below(6), 1 + rng.below(6)];

/** The sum of two dice. */
export const diceTotal = ([first, second]: Dice): number => first + second;
