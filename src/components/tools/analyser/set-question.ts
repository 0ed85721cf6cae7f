/** The hand of the analyser as a question of a set: fetched once it is to be put there. */
import type { Texts } from '../../../engine/drills.ts';
import type { Hand } from '../../../engine/notation.ts';
import { drillSource } from '../../../stores/question/drill-source.ts';
import { countingQuestion } from '../../../stores/set/hand-question.ts';
import { desks } from '../../parts/desks.ts';
import type { AskLinks } from './Waiting.tsx';

export { IntoSet } from '../../answer/IntoSet.tsx';

interface ToldHand {
  readonly hand: Hand;
  readonly texts: Texts;
  readonly rules: string;
  readonly links: AskLinks;
}

/** The question that a drill asks about the hand; nothing where it would refuse it. */
export async function questionOn({ hand, texts, rules, links: { drills } }: ToldHand) {
  const count = drills.counts[rules];
  const question = countingQuestion(hand, texts, count);
  const drill = [...drills.alone, ...(count ? [count] : [])].find(
    ({ page }) => page === question?.page,
  );
  if (!question || !drill) return undefined;
  const asked = await drillSource(drill.id, desks).ask(question.texts);
  return asked.ok ? { page: drill.page, texts: asked.value.texts } : undefined;
}
