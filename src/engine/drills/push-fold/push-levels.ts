import type { LevelField } from '../drill.ts';

/** How far apart what the hand may gain and what its discard may cost are. */
const MARGINS = ['clear', 'near'] as const;
export type Margin = (typeof MARGINS)[number];

export const PUSH_LEVELS: readonly LevelField[] = [
  { name: 'level', values: MARGINS, rungs: MARGINS },
];
