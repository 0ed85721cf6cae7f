/** The table before and during play: seats, dice, wall, breach, deal, claims. */
export { type BarredWin, barredWin } from './table/barred-win.ts';
export { type Dice, totalOf } from './table/dice.ts';
