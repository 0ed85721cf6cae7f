import { type Levelled, levelWithOptions } from '../taught-drill.ts';
import type { LevelView } from '../view.ts';

export function routeLevel(levelled: Levelled): LevelView {
  const { notes = [], ...level } = levelWithOptions(levelled, 'route');
  return { ...level, notes: ['score.promise', ...notes] };
}
