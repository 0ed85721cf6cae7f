import { topicLevel } from '../taught-level.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export const levelOf = (handed: DrillInfo): DrillLevel => topicLevel(handed, 'push');
