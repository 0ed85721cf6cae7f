/** The edition of the next hands; one choice for all drills of the international rules. */
import { MCR_EDITIONS } from '../../engine/index.ts';
import { MCR_EDITION_KEY } from '../storage.ts';
import { topicLevel } from '../topic-level.ts';

export const { $topic: $edition } = topicLevel(MCR_EDITION_KEY, MCR_EDITIONS);
