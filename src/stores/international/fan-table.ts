/** What all drills of the international rules share: the edition, and what the reader gets wrong. */
import { MCR_EDITIONS } from '../../engine/index.ts';
import { steerStore } from '../steer.ts';
import { FAN_STEER_KEY, MCR_EDITION_KEY } from '../storage.ts';
import { topicLevel } from '../topic-level.ts';

/** The edition of the next hands. */
export const { $topic: $edition } = topicLevel(MCR_EDITION_KEY, MCR_EDITIONS);

/** The rows of the table that are dealt for oftener. */
export const fanSteer = steerStore(FAN_STEER_KEY);
