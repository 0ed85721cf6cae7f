/** A lesson of the first evening as a script: every listed wrong act where it is wrong, then the right ones. */
import { stepTexts } from '../../src/course/evening-steps.ts';
import { eveningStep } from '../../src/engine/evening.ts';
import type { readEvening } from './read.ts';

type Lesson = ReturnType<typeof readEvening>[number];

export interface ScriptedAct {
  readonly step: string;
  readonly act: string;
  /** The reason that a wrong act is answered with. */
  readonly why?: string;
}

type Question = Parameters<typeof eveningStep.check>[0];

function questionOf(step: Lesson['steps'][number], rest: string): Question {
  const question = eveningStep.parse({ hand: rest, ...stepTexts(step) });
  if (!question.ok) throw new Error(`${step.id}: ${JSON.stringify(question.error)}`);
  return question.value;
}

export function scriptOf({ steps }: Lesson): readonly ScriptedAct[] {
  const script: ScriptedAct[] = [];
  let rest = '';
  for (const step of steps) {
    let question = questionOf(step, rest);
    for (;;) {
      const { found } = question;
      const isHere = ({ after }: { after: readonly string[] }): boolean =>
        after.length === found.length && after.every((act) => found.includes(act));
      for (const { act, why } of step.wrong.filter(isHere))
        script.push({ step: step.id, act, why });
      const later = step.wrong.find(({ after }) => after.length > found.length)?.after ?? [];
      const { owed } = eveningStep.show(question);
      const act = owed.find((some) => later.includes(some)) ?? owed[0] ?? '';
      script.push({ step: step.id, act });
      const verdict = eveningStep.check(question, [act]);
      if (!verdict.right) throw new Error(`${step.id}: ${act} is not right`);
      rest = verdict.rest;
      if (verdict.isDone) break;
      question = { ...question, found: verdict.found };
    }
  }
  return script;
}
