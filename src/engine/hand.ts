/** What a hand is: readings, waits, distance, discards, chances, in the shapes that rules allow. */
export {
  ATLAS_SIZES,
  type Atlas,
  type AtlasRing,
  type AtlasSize,
  twinOf,
} from './hand/atlas.ts';
export { atlasInSteps, atlasOf } from './hand/atlas-layout.ts';
export type { AcceptedTile, Discard, DiscardHand } from './hand/discards.ts';
export { type DiscardOdds, oddsInSteps } from './hand/odds.ts';
export { canComputeOdds } from './hand/odds-limit.ts';
export { type Placement, placeTiles, WIN_PLACE } from './hand/place-tiles.ts';
export { unpackFeatures } from './hand/pure-features.ts';
export {
  MOST_PURE_WAITS,
  mirrorMask,
  PURE_SIZES,
  type PureKey,
  pureKeyOf,
  pureTiles,
  ranksIn,
} from './hand/pure-hands.ts';
export { pureHandCount, pureHandsByWaits } from './hand/pure-waits.ts';
export type { Reading } from './hand/readings.ts';
export { type Completion, type Wait, waits } from './hand/waits.ts';
export {
  type Analysis,
  analyseHand,
  type CompleteHand,
  type DiscardingHand,
  handAfterDiscard,
  type WaitingAnalysis,
  type WrongSize,
} from './shapes/analysis.ts';
export { areCommon, COMMON_SHAPES } from './shapes/common.ts';
export { discardsFor } from './shapes/discards.ts';
export { type Distances, distancesTo } from './shapes/distances.ts';
export type { Shape } from './shapes/shape.ts';
export { STANDARD } from './shapes/standard.ts';
export { winningTiles } from './shapes/waits.ts';
