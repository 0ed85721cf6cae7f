import { topicLevel } from '../taught-level.ts';
import type { DrillLevel, Handed } from '../view.ts';

export const levelOf = (handed: Handed): DrillLevel => topicLevel(handed, 'exchange');
