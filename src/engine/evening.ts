/** The steps of the first evening: what one asks, and what an act leads to. */
export { type EveningTypes, type EveningVerdict, eveningStep } from './drills/evening/evening.ts';
export { NEAREST, TABLE_ACTS, type TableAct } from './drills/evening/evening-question.ts';
export type { EveningReason } from './drills/evening/evening-reason.ts';
