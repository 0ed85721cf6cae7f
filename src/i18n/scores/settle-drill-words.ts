import { SETTLE_TOPICS } from '../../engine/scoring.ts';
import { sourceSkillName } from '../skill-names.ts';
import { openKey, type Say } from '../speak.ts';

export const settleTopicName = (say: Say, topic: string): string =>
  say(openKey(`accounts.level.${topic}`));

export function settleSkillName(say: Say, skill: string): string {
  const topic = SETTLE_TOPICS.find((known) => known === skill);
  return topic ? settleTopicName(say, topic) : (sourceSkillName(say, skill) ?? skill);
}
