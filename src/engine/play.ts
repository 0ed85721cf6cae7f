/** The table before and during play: seats, dice, wall, breach, deal, claims. */
export { totalOf } from './table/dice.ts';
