export { MCR_DEFAULTS, MCR_EDITIONS, type McrEdition } from './config.ts';
export { MCR_HANDS, type McrHandId } from './hands.ts';
export { type McrImplication, mcrImplies } from './implies.ts';
export type { McrGround } from './items/row.ts';
export type { McrItemId } from './items/table.ts';
export { mcr } from './ruleset.ts';
