/** What "Route to eight" asks. */
import { ROUTE_TOPICS } from '../../engine/index.ts';
import { ROUTE_LEVEL_KEY } from '../storage.ts';
import { topicLevel } from '../topic-level.ts';

export const routeLevel = topicLevel(ROUTE_LEVEL_KEY, ROUTE_TOPICS);
