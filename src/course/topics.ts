/** The one list of questions that the sources answer each in its own way. */
import { getCollection } from 'astro:content';
import { counterpartsIn } from './topic-cells.ts';
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

/** What the other sources say on the same questions: ids of their registers. */
export const counterpartsOf = async (ruleId: string): Promise<readonly string[]> =>
  counterpartsIn(await topics(), ruleId);
