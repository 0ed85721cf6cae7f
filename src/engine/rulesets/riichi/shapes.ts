import { SEVEN_DIFFERENT_PAIRS } from '../../shapes/seven-pairs.ts';
import { STANDARD } from '../../shapes/standard.ts';
import { THIRTEEN_ORPHANS } from '../../shapes/thirteen-orphans.ts';

export const RIICHI_SHAPES = [
  // `riichi.8.5`
  STANDARD,
  // `riichi.role.chiitoitsu`
  SEVEN_DIFFERENT_PAIRS,
  // `riichi.role.kokushi-musou`
  THIRTEEN_ORPHANS,
] as const;
