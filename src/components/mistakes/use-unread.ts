import { useEffect, useState } from 'preact/hooks';
import { drillSource } from '../../stores/question/drill-source.ts';
import type { Card } from '../../stores/record/rows.ts';
import { desks } from '../parts/desks.ts';
import type { ListedDrill } from './page-props.ts';

/** What was read once stays readable. */
const read = new Map<string, boolean>();

async function canBeAsked({ drill, texts }: Card): Promise<boolean> {
  try {
    return (await drillSource(drill, desks).ask(texts)).ok;
  } catch {
    // The drill was not fetched: that says nothing of the question.
    return true;
  }
}

/** Of these cards, the ids of those that no drill can read any more. */
export function useUnread(
  cards: readonly Card[],
  drills: readonly ListedDrill[],
): ReadonlySet<string> {
  const [, draw] = useState(0);
  const known = new Set(drills.map(({ id }) => id));
  const ids = cards.map(({ id }) => id).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are the cards
  useEffect(() => {
    const isNew = (card: Card): boolean => known.has(card.drill) && !read.has(card.id);
    const ask = async (card: Card): Promise<void> => {
      const isRead = await canBeAsked(card);
      read.set(card.id, isRead);
      if (!isRead) draw((times) => times + 1);
    };
    for (const card of cards.filter(isNew)) void ask(card);
  }, [ids]);
  const isUnread = ({ id, drill }: Card): boolean => !known.has(drill) || read.get(id) === false;
  return new Set(cards.filter(isUnread).map(({ id }) => id));
}
