/** What is said of a question about the table once hints are taken or it is judged. */
import type { TableTypes } from '../../../engine/drills.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { Voice } from '../../../i18n/table-prompt.ts';
import { answerText, reasonText, ruleText } from '../../../i18n/table-words.ts';
import { takesSeveral } from '../../../stores/table-draft.ts';

type Shown = TableTypes['shown'];

/** Right or not, and how far from it. */
export function verdictText(
  shown: Shown,
  { right, marks }: TableTypes['verdict'],
  say: Say,
): string {
  if (right) return say('table.right');
  const { found, missed, wrong } = marks;
  return takesSeveral(shown) && shown.ask !== 'families' && found > 0
    ? say('table.marks', { missed, wrong })
    : say('table.notYet');
}

/** A step of the hints: the rule, the way to the answer, the answer. */
export const hintText =
  (shown: Shown, voice: Voice) =>
  ({ way, answer }: TableTypes['hints'], step: string): string => {
    if (step === 'rule') return ruleText(shown.ask, voice.say);
    if (step === 'way') return way.map((line) => reasonText(line, voice)).join(' ');
    return voice.say('table.hint.answer', { answer: answerText(shown, answer, voice) });
  };

interface ReasonsProps {
  readonly lines: readonly Parameters<typeof reasonText>[0][];
  readonly voice: Voice;
}

/** Why the answer is what it is. */
export const Reasons = ({ lines, voice }: ReasonsProps) => (
  <ol class="table-reason">
    {lines.map((line, at) => (
      <li key={`${at}`}>{reasonText(line, voice)}</li>
    ))}
  </ol>
);
