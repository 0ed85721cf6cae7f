/** The shapes that are known wherever mah-jong is played, for tools that follow no rule set. */
import { SEVEN_DIFFERENT_PAIRS } from './seven-pairs.ts';
import { STANDARD } from './standard.ts';
import { THIRTEEN_ORPHANS } from './thirteen-orphans.ts';

export const COMMON_SHAPES = [STANDARD, SEVEN_DIFFERENT_PAIRS, THIRTEEN_ORPHANS] as const;
