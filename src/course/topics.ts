/** The one list of questions that the sources answer each in its own way. */
import { entriesInOrder } from './content.ts';
import { TOPIC_GROUPS, type Topic } from './topic-schemas.ts';

export const topics = (): Promise<readonly Topic[]> => entriesInOrder('topics');

export async function topicsByGroup() {
  const all = await topics();
  return TOPIC_GROUPS.map((group) => ({
    group,
    topics: all.filter((topic) => topic.group === group),
  }));
}
