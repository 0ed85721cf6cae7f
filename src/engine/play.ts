/** The table before and during play: seats, dice, wall, breach, deal, claims. */
export { type Dice, totalOf } from './table/dice.ts';
