import { type Levelled, levelWithOptions } from '../taught-drill.ts';
import type { LevelView } from '../view.ts';

/** Of a drill that counts hands, by the name of its words. */
export function scoringLevel(levelled: Levelled, area: string): LevelView {
  const { notes = [], ...level } = levelWithOptions(levelled, area);
  return { ...level, notes: ['score.promise', ...notes] };
}
