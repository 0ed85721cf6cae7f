/** The table before and during play: seats, dice, wall, breach, deal, claims. */
export type { HandEnd } from './core/table-rules.ts';
export { totalOf } from './table/dice.ts';
