import { levelWithOptions } from '../topic-level.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export const levelOf = (info: DrillInfo): DrillLevel => levelWithOptions(info, 'forbidden');
