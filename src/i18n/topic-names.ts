import type { Say } from './speak.ts';

export function topicSkillName<Topic extends string>(
  topics: readonly Topic[],
  nameOf: (say: Say, topic: Topic) => string,
) {
  return (skill: string, say: Say): string => {
    const [, name = ''] = skill.split('/');
    const topic = topics.find((known) => known === name);
    if (topic) return nameOf(say, topic);
    return name === 'own' ? say('finder.results.own') : say('finder.results.former', { name });
  };
}
