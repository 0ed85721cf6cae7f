/** What the drills of the international rules ask, and by which edition they count. */
import { FAN_TOPICS, MCR_EDITIONS, TOTAL_TOPICS } from '../../engine/index.ts';
import { steerStore } from '../steer.ts';
import { FAN_LEVEL_KEY, FAN_STEER_KEY, MCR_EDITION_KEY, TOTAL_LEVEL_KEY } from '../storage.ts';
import { topicLevel } from '../topic-level.ts';

export const fanLevel = topicLevel(FAN_LEVEL_KEY, FAN_TOPICS);
export const totalLevel = topicLevel(TOTAL_LEVEL_KEY, TOTAL_TOPICS);

/** The edition of the next hands; one choice for all drills of these rules. */
export const { $topic: $edition } = topicLevel(MCR_EDITION_KEY, MCR_EDITIONS);

/** One for all drills of these rules: they are about the same table. */
export const fanSteer = steerStore(FAN_STEER_KEY);
