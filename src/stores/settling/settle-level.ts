/** What "Settle the table" asks, and under which names its results are counted. */
import { SETTLE_TOPICS, type SettleTopic, settleTable } from '../../engine/index.ts';
import { SETTLE_LEVEL_KEY } from '../storage.ts';
import { topicLevel } from '../topic-level.ts';

export const settleLevel = topicLevel(SETTLE_LEVEL_KEY, SETTLE_TOPICS);

export const settleSkillOf = (topic: SettleTopic): string => `${settleTable.id}/${topic}`;
export const OWN_SETTLEMENTS = `${settleTable.id}/own`;
