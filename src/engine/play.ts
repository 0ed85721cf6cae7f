/** The table before and during play: dice, and whole hands with who plays them. */
export type { HandEnd } from './core/table-rules.ts';
export {
  afterHand,
  carryOverInto,
  type Game,
  newGame,
  roundWind,
  standingBefore,
} from './play/game.ts';
export { type CarryOver, type GameRules, type HandState, startHand } from './play/hand-state.ts';
export type { Move, MoveOf } from './play/move.ts';
export { moveText } from './play/move-text.ts';
export { handOutcome } from './play/outcome.ts';
export {
  finalHand,
  type HandRecord,
  type RecordError,
  recordOf,
  replay,
  replayMoves,
} from './play/record.ts';
export { type SeatView, viewOf } from './play/seat-view.ts';
export { playOut } from './play/self-play.ts';
export { shuffledDeal } from './play/setup.ts';
export { type BarredWin, barredWin } from './table/barred-win.ts';
export { diceTotal } from './table/dice.ts';
export { redsInPlay } from './table/tile-set.ts';
