/** Japanese games from elsewhere, from the logs of Tenhou and in the mjai form. */
export type { LogError } from './outside-games/log.ts';
export { callOutside, type OutsideAnswer, type OutsideCall } from './outside-games/outside-desk.ts';
export {
  handToKeep,
  type OutsideGame,
  type OutsideHand,
  type OutsideHandError,
} from './outside-games/outside-game.ts';
