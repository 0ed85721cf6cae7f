/** What the skills of a drill are called whose levels are topics. */
import type { Say } from './speak.ts';

/** What a skill is called; its id is the drill and the level. */
export function topicSkillName<Topic extends string>(
  topics: readonly Topic[],
  nameOf: (say: Say, topic: Topic) => string,
) {
  return (skill: string, say: Say): string => {
    const [, name = ''] = skill.split('/');
    const topic = topics.find((one) => one === name);
    if (topic) return nameOf(say, topic);
    // Results outlive the levels they were won at.
    return name === 'own' ? say('finder.results.own') : say('finder.results.former', { name });
  };
}
