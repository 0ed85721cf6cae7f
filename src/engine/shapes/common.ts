/** The shapes that are known wherever mah-jong is played, for tools that follow no rule set. */
import { SEVEN_DIFFERENT_PAIRS } from './seven-pairs.ts';
import type { Shape } from './shape.ts';
import { STANDARD } from './standard.ts';
import { THIRTEEN_ORPHANS } from './thirteen-orphans.ts';

export const COMMON_SHAPES = [STANDARD, SEVEN_DIFFERENT_PAIRS, THIRTEEN_ORPHANS] as const;

/** Whether just these are looked for: chances are known for no others. */
export const areCommon = (shapes: readonly Shape[]): boolean =>
  shapes.length === COMMON_SHAPES.length && COMMON_SHAPES.every((shape) => shapes.includes(shape));
