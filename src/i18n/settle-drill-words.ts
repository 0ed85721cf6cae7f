import { SETTLE_TOPICS } from '../engine/scoring.ts';
import type { Say } from './speak.ts';
import type { WordKey } from './words/index.ts';

export const settleTopicName = (say: Say, topic: string): string =>
  say(`accounts.level.${topic}` as WordKey);

export function settleSkillName(say: Say, skill: string): string {
  const topic = SETTLE_TOPICS.find((known) => known === skill);
  if (topic) return settleTopicName(say, topic);
  return skill === 'own' || skill === 'lessons' ? say(`finder.results.${skill}`) : skill;
}
