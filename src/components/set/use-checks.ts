import { useEffect, useState } from 'preact/hooks';
import { drillSource } from '../../stores/question/drill-source.ts';
import type { SetQuestion } from '../../stores/set/question-set.ts';
import { checkQuestion } from '../../stores/set/set-check.ts';
import { addressOf } from '../../stores/set/set-text.ts';
import { desks } from '../parts/desks.ts';
import type { Checked, ListedDrill } from './set-drills.ts';

/** What was read once stays so. */
const known = new Map<string, Checked>();

/** Of each question whether it can be asked; absent until its drill has answered. */
export function useChecks(
  questions: readonly SetQuestion[],
  drills: readonly ListedDrill[],
): readonly (Checked | undefined)[] {
  const [, draw] = useState(0);
  const addresses = questions.map(addressOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses are the questions
  useEffect(() => {
    let isLeft = false;
    const check = async (question: SetQuestion): Promise<void> => {
      const sourceOf = ({ id }: ListedDrill) => drillSource(id, desks);
      known.set(addressOf(question), await checkQuestion(question, drills, sourceOf));
      if (!isLeft) draw((times) => times + 1);
    };
    for (const one of questions) if (!known.has(addressOf(one))) void check(one);
    return () => {
      isLeft = true;
    };
  }, [addresses.join('\n')]);
  return addresses.map((address) => known.get(address));
}
