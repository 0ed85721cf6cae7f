import type { TableTypes } from '../../../engine/drills.ts';
import type { Say, Voice } from '../../../i18n/speak.ts';
import { answerText, reasonText, ruleText } from '../../../i18n/table-words.ts';
import { takesSeveral } from '../../../stores/table-draft.ts';

type Shown = TableTypes['shown'];

export function verdictText(shown: Shown, verdict: TableTypes['verdict'], say: Say): string {
  if (verdict.right) return say('table.right');
  const { found, missed, wrong } = verdict.marks;
  return takesSeveral(shown) && shown.ask !== 'families' && found > 0
    ? say('table.marks', { missed, wrong })
    : say('table.notYet');
}

export const hintText =
  (shown: Shown, voice: Voice) =>
  ({ way, answer }: TableTypes['hints'], step: string): string => {
    if (step === 'rule') return ruleText(shown, voice.say);
    if (step === 'way') return way.map((line) => reasonText(line, voice)).join(' ');
    return voice.say('table.hint.answer', { answer: answerText(shown, answer, voice) });
  };

interface ReasonsProps {
  readonly lines: readonly Parameters<typeof reasonText>[0][];
  readonly voice: Voice;
}

export const Reasons = ({ lines, voice }: ReasonsProps) => (
  <ol class="table-reason">
    {lines.map((line, at) => (
      <li key={`${at}`}>{reasonText(line, voice)}</li>
    ))}
  </ol>
);
