/** What the engine hands out of the international rules. */
export {
  MCR_DEFAULTS,
  MCR_EDITIONS,
  type McrEdition,
  type McrOptions,
  readMcrOptions,
} from './config.ts';
export { MCR_DISPUTES, type McrDispute, mcrDisputes } from './disputes.ts';
export { MCR_HANDS, type McrHand, type McrHandId, mcrHand } from './hands.ts';
export { type McrImplication, mcrImplies } from './implies.ts';
export { MCR_FAMILIES, MCR_GROUNDS, type McrFamily, type McrGround } from './items/row.ts';
export type { McrItemId } from './items/table.ts';
export { createMcrLists, type McrList } from './lists.ts';
export {
  type McrReach,
  type McrReachOptions,
  mcrReach,
} from './reach.ts';
export { mcr } from './ruleset.ts';
export {
  MCR_BASE_PAYMENT,
  MCR_FALSE_WIN_POINTS,
  settleMcrFalseWin,
} from './settle.ts';
export { MCR_SHAPES } from './shapes.ts';
export { MCR_MINIMUM, type McrTotals } from './total.ts';
