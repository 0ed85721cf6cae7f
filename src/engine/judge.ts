/** What a choice is worth from a seat, and partners who play by it. */
export type { Choice, Decision } from './judge/choice.ts';
export type { Counsel } from './judge/counsel.ts';
export { errorOf, lossesByKind } from './judge/losses.ts';
export { MATCHES } from './judge/measured/matches.ts';
export { type Judge, judgeOf, LEVELS, type Level, partnerOf } from './judge/partners.ts';
export { reasonFor } from './judge/reason.ts';
export { CAUSES, LEAST_CHOICES, playIndex } from './judge/review.ts';
export { type Strength, strengthOf } from './judge/strength.ts';
