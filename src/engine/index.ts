/** The only door of the engine: what is not named here is its own affair. */
export {
  COMMON_MELDS,
  GROUP_KINDS,
  type Group,
  type GroupKind,
  groupFrom,
  groupTiles,
  MELD_KINDS,
  type Meld,
  type MeldKind,
  mayLieConcealed,
  startsChow,
} from './core/group.ts';
export {
  asHeld,
  asWaiting,
  type CopiesError,
  checkCopies,
  type Hand,
  type HeldHand,
  type SizeError,
  type WaitingHand,
} from './core/hand.ts';
export { errorSpan, type LenientError, parseLenient, type Span } from './core/lenient.ts';
export {
  formatHand,
  formatTiles,
  formatUnicode,
  type NotationError,
  parseHand,
  parseTiles,
} from './core/notation.ts';
export { fail, ok, type Result } from './core/result.ts';
export { createRng, pick, type Rng, shuffled } from './core/rng.ts';
export {
  SEATS,
  type Seat,
  seatAfter,
  seatOfWind,
  seatReached,
  turnsAfter,
  windOf,
} from './core/seat.ts';
export { inSituation, type Situation } from './core/situation.ts';
export {
  CLAIMS,
  type ClaimKind,
  type ClaimRule,
  type FamilyRule,
  HAND_ENDS,
  type HandEnd,
  SET_FAMILIES,
  type SetFamily,
  type TableRules,
} from './core/table-rules.ts';
export {
  BONUS_TILES,
  type BonusTile,
  COPIES,
  compareTiles,
  familyOf,
  HONOURS,
  isBonusTile,
  isHonour,
  isSuited,
  isTile,
  mirrored,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  TILES,
  type Tile,
} from './core/tile.ts';
export { copiesOf, countTiles } from './core/tile-counts.ts';
export { unicodeOf } from './core/unicode.ts';
export { WINDS, type Wind, windTile } from './core/wind.ts';
export {
  type Asked,
  callDesk,
  type Desk,
  type DeskCall,
  type DeskTask,
  deskOf,
  type Wish,
} from './drills/desk.ts';
export type { AfterDiscard } from './drills/discards/after-discard.ts';
export type { DiscardHintStep, DiscardHints } from './drills/discards/discard-hints.ts';
export { DISCARD_KINDS, DISCARD_LEVELS, DISCARD_PARTS } from './drills/discards/discard-level.ts';
export {
  type DiscardQuestion,
  type DiscardQuestionError,
  type DiscardRefusal,
  formatDiscardQuestion,
  parseDiscardQuestion,
} from './drills/discards/discard-question.ts';
export type {
  DiscardCost,
  DiscardGrade,
  DiscardVerdict,
  JudgedDiscard,
} from './drills/discards/discard-verdict.ts';
export { type DiscardTypes, whatDiscard } from './drills/discards/what-discard.ts';
export {
  type Drill,
  type DrillTypes,
  type Level,
  type LevelField,
  levelFrom,
  type Refusal,
  skillOf,
  type Texts,
  type Verdict,
  valuesOf,
} from './drills/drill.ts';
export { DRILLS, type DrillId, type DrillRow, deskNamed } from './drills/index.ts';
export {
  type CountedRoute,
  type CountedWin,
  ROUTE_HINTS,
  type RouteHints,
  type RouteShown,
  type RouteTypes,
  type RouteVerdict,
  type Worth,
} from './drills/minimum/minimum-drill.ts';
export type { RouteError } from './drills/minimum/route-question.ts';
export type { PartError, ScoredHandError, UnknownValue } from './drills/question-text.ts';
export {
  type Field,
  type FieldVerdict,
  type HandAccount,
  SLIPS,
  type Slip,
} from './drills/scoring/figures.ts';
export type { ScoringHints } from './drills/scoring/hints.ts';
export type { OtherCount } from './drills/scoring/other-counts.ts';
export type { ScoringShown, ScoringTypes } from './drills/scoring/scoring-drill.ts';
export type { LineVerdict, ScoringAnswer, ScoringVerdict } from './drills/scoring/verdict.ts';
export type { SettleFine } from './drills/settling/account.ts';
export type { SettleHints } from './drills/settling/account-hints.ts';
export {
  asksOneSum,
  SETTLE_LEVEL_FIELDS,
  SETTLE_PARTS,
  type SeatPair,
  seatsOf,
} from './drills/settling/asked.ts';
export type {
  NetVerdict,
  PayVerdict,
  SettleAnswer,
  SettleVerdict,
  SumVerdict,
} from './drills/settling/cells.ts';
export type { SettleShown, SettleTypes } from './drills/settling/settling.ts';
export type { Steer } from './drills/steer.ts';
export type { Reason } from './drills/table/ask.ts';
export type { TableAsk } from './drills/table/asks/index.ts';
export type { TableTypes, TableVerdict } from './drills/table/at-the-table.ts';
export { TABLE_LEVEL_FIELDS, TABLE_PARTS } from './drills/table/levels.ts';
export type { TableShown } from './drills/table/shown.ts';
export {
  findWaits,
  proveWaits,
  WAIT_MARKS,
  type WaitMark,
  type WaitTypes,
  type WaitVerdict,
} from './drills/waits/find-waits.ts';
export { WAIT_LEVELS, WAIT_MIXES, WAIT_PARTS, type WaitMix } from './drills/waits/wait-level.ts';
export {
  type TileProof,
  WAIT_HINTS,
  type WaitHintStep,
  type WaitHints,
} from './drills/waits/wait-proof.ts';

export {
  formatWaitQuestion,
  parseWaitQuestion,
  type WaitQuestion,
  type WaitQuestionError,
  type WaitRefusal,
  type WaitShown,
} from './drills/waits/wait-question.ts';
export {
  ATLAS_SIZES,
  type Atlas,
  type AtlasRing,
  type AtlasSize,
  atlasInSteps,
  atlasOf,
  twinOf,
} from './hand/atlas.ts';

export { canOdds, MOST_ODDS_DISTANCE } from './hand/can-odds.ts';
export { type ClosestReading, closestReading } from './hand/closest.ts';
export {
  createDiscardTable,
  type DiscardTable,
  isAccepted,
} from './hand/discard-reader.ts';
export {
  type Acceptance,
  type Accepted,
  type Discard,
  type DiscardHand,
  readDiscards,
  unseenTiles,
} from './hand/discards.ts';
export { type PartialHand, partialHand } from './hand/distance.ts';
export { type HandReader, handReader } from './hand/hand-reader.ts';
export { type LivePart, livePart } from './hand/live-part.ts';
export {
  type DiscardOdds,
  MOST_DRAWS,
  type OddsWithin,
  oddsInSteps,
  oddsWithin,
} from './hand/odds.ts';
export { type PackedHand, packHand } from './hand/packed-hand.ts';
export { type Placing, placeTiles, WINNING } from './hand/placing.ts';
export {
  mirrorKey,
  type PureFeatures,
  pureFeatures,
  pureKeyOf,
  unpackFeatures,
} from './hand/pure-features.ts';
export {
  MOST_PURE_WAITS,
  PURE_SIZES,
  type PureKey,
  type PureSize,
  pureHandCount,
  pureHandsByWaits,
  pureTiles,
  pureWaits,
  ranksIn,
} from './hand/pure-hands.ts';
export { type Reading, readings } from './hand/readings.ts';
export { mirrorMask } from './hand/wait-sets.ts';
export { type Completion, WAIT_KINDS, type Wait, type WaitKind, waits } from './hand/waits.ts';
export {
  isPlayable,
  loadKit,
  PLAYABLE_RULES,
  type PlayableRules,
  RULESETS,
} from './rulesets/index.ts';
export { SETTLE_TOPICS, type SettleTopicId, type TableLevelId } from './rulesets/levels.ts';
export { mcrClaims } from './rulesets/mcr/claims.ts';
export * from './rulesets/mcr/index.ts';
export {
  ISOLATED_TO_ANNUL,
  ISOLATIONS,
  type Isolation,
  isolatedTiles,
  mayAnnul,
} from './rulesets/tchou1924/annulment.ts';
export { tchou1924Claims } from './rulesets/tchou1924/claims.ts';
export {
  CUMULATIONS,
  type Cumulation,
  MODES,
  type Mode,
  readTchou1924Options,
  TCHOU1924_CHOICES,
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
} from './rulesets/tchou1924/config.ts';
export { EUNUCHS, type Eunuch, eunuchOf } from './rulesets/tchou1924/eunuch.ts';
export {
  type CarelessDiscard,
  EXCUSES,
  type Excuse,
  type FineVerdict,
  fineFor,
} from './rulesets/tchou1924/fines.ts';
export type { Tchou1924ItemId } from './rulesets/tchou1924/items/table.ts';
export {
  THREATS,
  type Threat,
  type ThreatKind,
  threatsOf,
} from './rulesets/tchou1924/obligation.ts';
export { tchou1924 } from './rulesets/tchou1924/ruleset.ts';
export {
  FALSE_WIN_POINTS,
  FINES,
  type FineKind,
  settleFalseWin,
} from './rulesets/tchou1924/settle.ts';
export { tchou1924Table } from './rulesets/tchou1924/table.ts';
export {
  TCHOU1924_LIMITS,
  type Tchou1924Limit,
  type Tchou1924Totals,
} from './rulesets/tchou1924/total.ts';
export { loadTeaching } from './rulesets/teachings.ts';
export { impossibleCircumstance } from './scoring/circumstance.ts';
export {
  type Explanation,
  explain,
  type LineGroup,
  type LineSuppression,
  PLACE_KINDS,
  type RulePlace,
  type ScoreLine,
  SUPPRESSION_REASONS,
} from './scoring/explain.ts';
export { bringsSomething, type Item, type Row, type Unit, type Value } from './scoring/item.ts';
export type { Agreed, Kit } from './scoring/kit.ts';
export { formatOption, type OptionError } from './scoring/option.ts';
export { PART_KINDS, type Part, type PartKind, partTiles } from './scoring/part.ts';
export { RULESET_IDS, type RuleId, type RulesetId } from './scoring/rule-id.ts';
export type { Ruleset, ScoringTable } from './scoring/ruleset.ts';
export type { Score, ScoreError, Step, Totals } from './scoring/score.ts';
export { createReadings, createScorer, type Scorer } from './scoring/scorer.ts';
export {
  type Account,
  type AccountError,
  MONEY_UNITS,
  type MoneyUnit,
  type Settlement,
  settlementOf,
  TRANSFER_KINDS,
  type Transfer,
  type TransferKind,
} from './scoring/settlement.ts';
export {
  type GoingOut,
  isWorthSomething,
  type Sheet,
  sheetOf,
  sheetSteps,
} from './scoring/sheet.ts';
export type { View } from './scoring/view.ts';
export {
  type Analysis,
  analyseHand,
  type CompleteHand,
  type DiscardingHand,
  handAfterDiscard,
  type WaitingAnalysis,
  type WrongSize,
} from './shapes/analysis.ts';
export { COMMON_SHAPES, type CommonShapeId } from './shapes/common.ts';
export { acceptanceFor, discardsFor } from './shapes/discards.ts';
export { type Distances, distancesTo } from './shapes/distances.ts';
export type { Shape } from './shapes/shape.ts';
export { STANDARD } from './shapes/standard.ts';
export { waitsFor, winningTiles } from './shapes/waits.ts';
export {
  type Claim,
  claimsOn,
  completesHand,
  type DiscardOnTable,
  nextToPlay,
} from './table/claims.ts';
export { dealTakings, type HeadTile, type Taking, takerOfTile } from './table/deal.ts';
export { type Dice, throwDice, totalOf } from './table/dice.ts';
export { afterHands, firstStarter, type GameState, nextStarter } from './table/first-hand.ts';
export { type DrawnPlaces, drawPlaces, type PlaceDraw } from './table/places.ts';
export { isLastDraw, mayDeclareKong, mayDraw, type WallState } from './table/reserve.ts';
export { familySize, setSize } from './table/tile-set.ts';
export {
  type Breach,
  breachOf,
  fromHead,
  fromTail,
  placeAt,
  ringIndex,
  type WallPlace,
  type WallSize,
  wallSize,
} from './table/wall.ts';
