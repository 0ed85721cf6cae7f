/** What "Total and payment" asks. */
import { TOTAL_TOPICS } from '../../engine/index.ts';
import { TOTAL_LEVEL_KEY } from '../storage.ts';
import { topicLevel } from '../topic-level.ts';

export const totalLevel = topicLevel(TOTAL_LEVEL_KEY, TOTAL_TOPICS);
