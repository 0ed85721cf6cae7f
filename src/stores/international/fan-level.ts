/** What "Which fans?" asks. */
import { FAN_TOPICS } from '../../engine/index.ts';
import { FAN_LEVEL_KEY } from '../storage.ts';
import { topicLevel } from '../topic-level.ts';

export const fanLevel = topicLevel(FAN_LEVEL_KEY, FAN_TOPICS);
