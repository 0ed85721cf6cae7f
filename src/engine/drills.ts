/** The list of drills, what a drill asks and answers, and the parts of their questions. */

export { CLAIM_LEVELS, PASS } from './drills/claims/levels.ts';
export {
  callDesk,
  type Desk,
  type DeskCall,
  type DeskTask,
  deskOf,
  type QuestionData,
  type Wish,
} from './drills/desk.ts';
export type { DiscardHintStep } from './drills/discards/discard-hints.ts';
export {
  DISCARD_KINDS,
  DISCARD_LEVELS,
  NO_GAME,
} from './drills/discards/discard-level.ts';
export type { DiscardCost, JudgedDiscard } from './drills/discards/discard-verdict.ts';
export type { DiscardGrade } from './drills/discards/discard-worth.ts';
export {
  type Drill,
  type DrillTypes,
  isLevelName,
  type Level,
  type LevelField,
  levelFrom,
  type Refusal,
  skillDrill,
  skillLevel,
  skillOf,
  type Texts,
  type Verdict,
  valuesOf,
} from './drills/drill.ts';
export type { UnknownValue } from './drills/field.ts';
export {
  DRILLS,
  type DrillEntry,
  type DrillId,
  deskFor,
  findDesk,
  type TypesOf,
  UNLISTED_DRILLS,
} from './drills/index.ts';
export type {
  CountedRoute,
  RouteTypes,
} from './drills/minimum/minimum-drill.ts';
export { SAFE_LEVELS } from './drills/safe/safe-levels.ts';
export type { FieldVerdict, HandAccount } from './drills/scoring/figures.ts';
export type { ScoredHandError } from './drills/scoring/position.ts';
export type { ScoringTypes } from './drills/scoring/scoring-drill.ts';
export type { LineVerdict } from './drills/scoring/verdict.ts';
export { loadSettleRules, type SettleFine, type SettleRules } from './drills/settling/account.ts';
export type { NetVerdict, PayVerdict, SumVerdict } from './drills/settling/cells.ts';
export {
  SETTLE_LEVEL_FIELDS,
  type SeatPair,
  seatsOf,
} from './drills/settling/settle-asks.ts';
export type { SettleTypes } from './drills/settling/settling.ts';
export type { Steer } from './drills/steer.ts';
export type { AskReason } from './drills/table/ask.ts';
export type { TableAsk } from './drills/table/asks/index.ts';
export { TABLE_PARTS, type TableDrillId, tableLevels } from './drills/table/levels.ts';
export type { TableTypes } from './drills/table/table-drill.ts';
export { fineText, type TallyError, tallyOf } from './drills/tally/tally.ts';
export {
  lastTiles,
  remainingCircumstances,
  type TallyChoices,
  tallyChoices,
  toggleCircumstance,
} from './drills/tally/tally-choices.ts';
export { findWaits, type WaitMark, type WaitTypes } from './drills/waits/find-waits.ts';
export type { WaitQuestionError } from './drills/waits/wait-level.ts';
export { WAIT_LEVELS, WAIT_MIXES, WAIT_PARTS, type WaitMix } from './drills/waits/wait-level.ts';
export type { TileProof, WaitHintStep } from './drills/waits/wait-proof.ts';
