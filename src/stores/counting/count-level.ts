/** What "Count the hand" asks, and under which names its results are counted. */
import { COUNT_TOPICS, type CountTopic, countHand } from '../../engine/index.ts';
import { steerStore } from '../steer.ts';
import { COUNT_LEVEL_KEY, COUNT_STEER_KEY } from '../storage.ts';
import { topicLevel } from '../topic-level.ts';

export const countLevel = topicLevel(COUNT_LEVEL_KEY, COUNT_TOPICS);
export const countSteer = steerStore(COUNT_STEER_KEY);

export const countSkillOf = (topic: CountTopic): string => `${countHand.id}/${topic}`;
export const OWN_COUNTS = `${countHand.id}/own`;
