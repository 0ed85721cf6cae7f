import { levelWithOptions } from '../topic-level.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

/** The level of a drill that counts hands; its words begin with the name of its page. */
export function levelOf(info: DrillInfo): DrillLevel {
  const { notes = [], ...level } = levelWithOptions(info, info.area);
  return { ...level, notes: ['score.promise', ...notes] };
}
