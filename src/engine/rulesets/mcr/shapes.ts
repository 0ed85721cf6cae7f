import { HONORS_AND_KNITTED } from '../../shapes/honors-and-knitted.ts';
import { KNITTED_STRAIGHT } from '../../shapes/knitted-straight.ts';
import { SEVEN_PAIRS } from '../../shapes/seven-pairs.ts';
import { STANDARD } from '../../shapes/standard.ts';
import { THIRTEEN_ORPHANS } from '../../shapes/thirteen-orphans.ts';

export const MCR_SHAPES = [
  // `mcr.dec.1`
  STANDARD,
  // `mcr.hand.55`: four alike are two pairs (`mcr.ex.32`).
  SEVEN_PAIRS,
  // `mcr.hand.81`
  THIRTEEN_ORPHANS,
  // `mcr.hand.45`
  KNITTED_STRAIGHT,
  // `mcr.hand.44`, `mcr.hand.56`
  HONORS_AND_KNITTED,
] as const;
