import {
  type SettleHints as Hints,
  type SettleHintStep,
  type SettleQuestion,
  settleHintSteps,
} from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { seatName, transferText } from '../../../i18n/settle-words.ts';
import { listed, type Say } from '../../../i18n/speak.ts';

interface SettleHintsProps {
  readonly question: SettleQuestion;
  /** What the hints say; absent before the first one is taken. */
  readonly hints: Hints | undefined;
  /** How many were taken. */
  readonly taken: number;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export const SettleHints = ({ question, hints, taken, locale, say }: SettleHintsProps) => (
  <ol class="question-hints" aria-live="polite" aria-label={say('answer.hints')}>
    {hints &&
      settleHintSteps(question)
        .slice(0, taken)
        .map((step) => <li key={step}>{hintText({ question, hints, step }, locale, say)}</li>)}
  </ol>
);

interface Hinted {
  readonly question: SettleQuestion;
  readonly hints: Hints;
  readonly step: SettleHintStep;
}

function hintText({ question, hints, step }: Hinted, locale: Locale, say: Say): string {
  const { scores } = question.account;
  if (step === 'high') {
    const seats = hints.high.map((seat) => seatName(say, seat));
    return seats.length > 0
      ? say('accounts.hint.high', { seats: listed(locale, seats) })
      : say('accounts.hint.highNone');
  }
  if (step === 'differences') {
    const sums = hints.differences.map(
      ({ from, to, points }) =>
        `${seatName(say, to)} ${scores[to]} − ${seatName(say, from)} ${scores[from]} = ${points}`,
    );
    return sums.length > 0
      ? say('accounts.hint.differences', { sums: sums.join(' · ') })
      : say('accounts.hint.differencesNone');
  }
  const sums = hints.payments.map((payment) => transferText(payment, locale, say));
  return say('accounts.hint.payments', { sums: sums.join(' · ') });
}
