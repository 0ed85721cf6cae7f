/** The one list of questions that the sources answer each in its own way. */
import { getCollection } from 'astro:content';
import { TOPIC_GROUPS, type Topic } from './topic-schemas.ts';

export async function topics(): Promise<readonly Topic[]> {
  const all = await getCollection('topics');
  return all.map(({ data }) => data).sort((a, b) => a.order - b.order);
}

export async function topicsByGroup() {
  const all = await topics();
  return TOPIC_GROUPS.map((group) => ({
    group,
    topics: all.filter((topic) => topic.group === group),
  }));
}
