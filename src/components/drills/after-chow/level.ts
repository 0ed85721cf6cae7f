import { levelWithOptions } from '../taught-level.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export const levelOf = (handed: DrillInfo): DrillLevel => levelWithOptions(handed, 'forbidden');
