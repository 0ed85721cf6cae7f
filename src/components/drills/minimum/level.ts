import { levelWithOptions } from '../taught-level.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export function levelOf(handed: DrillInfo): DrillLevel {
  const { notes = [], ...level } = levelWithOptions(handed, handed.area);
  return { ...level, notes: ['score.promise', ...notes] };
}
