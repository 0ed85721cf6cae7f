import { SETTLE_TOPICS } from '../../engine/scoring.ts';
import { openKey, type Say } from '../speak.ts';

export const settleTopicName = (say: Say, topic: string): string =>
  say(openKey(`accounts.level.${topic}`));

export function settleSkillName(say: Say, skill: string): string {
  const topic = SETTLE_TOPICS.find((known) => known === skill);
  if (topic) return settleTopicName(say, topic);
  return skill === 'own' || skill === 'lessons' ? say(openKey(`finder.results.${skill}`)) : skill;
}
