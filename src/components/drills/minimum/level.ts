import { levelWithOptions } from '../taught-level.ts';
import type { DrillLevel, Handed } from '../view.ts';

export function levelOf(handed: Handed): DrillLevel {
  const { notes = [], ...level } = levelWithOptions(handed, handed.area);
  return { ...level, notes: ['score.promise', ...notes] };
}
