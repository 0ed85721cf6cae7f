import { topicLevel } from '../topic-level.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export const levelOf = (info: DrillInfo): DrillLevel => topicLevel(info, 'push');
