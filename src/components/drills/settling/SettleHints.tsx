import type { SettleTypes } from '../../../engine/drills.ts';
import type { Wind } from '../../../engine/notation.ts';
import { type AccountVoice, transferText } from '../../../i18n/settle-words.ts';
import { listed } from '../../../i18n/speak.ts';
import type { SettleBoardProps } from './settle-props.ts';

interface SettleHintsProps {
  readonly state: SettleBoardProps['state'];
  readonly voice: AccountVoice;
}

/** The hints taken so far, each saying more than the one before. */
export const SettleHints = ({ state, voice }: SettleHintsProps) => {
  const { shown, hints, taken, hintSteps, verdict } = state;
  return (
    <ol class="question-hints" aria-live="polite" aria-label={voice.say('answer.hints')}>
      {hints &&
        !verdict &&
        hintSteps
          .slice(0, taken)
          .map((step) => <li key={step}>{hintText({ shown, hints, step }, voice)}</li>)}
    </ol>
  );
};

interface Hinted {
  readonly shown: SettleTypes['shown'];
  readonly hints: SettleTypes['hints'];
  readonly step: string;
}

function hintText({ shown, hints, step }: Hinted, voice: AccountVoice): string {
  const { names, locale, say } = voice;
  const score = (seat: Wind): string => `${names[seat]} ${shown.scores[seat] ?? 0}`;
  if (step === 'high' || step === 'most') {
    const seats = listed(
      locale,
      hints.high.map((seat) => names[seat]),
    );
    return say(`accounts.hint.${step}`, { seats });
  }
  if (step === 'differences') {
    const sums = hints.differences.map(
      ({ from, to, points }) => `${score(to)} − ${score(from)} = ${points}`,
    );
    return sums.length > 0
      ? say('accounts.hint.differences', { sums: sums.join(' · ') })
      : say('accounts.hint.differencesNone');
  }
  const sums = hints.payments.map((payment) => transferText(payment, voice));
  return sums.length > 0
    ? say('accounts.hint.payments', { sums: sums.join(' · ') })
    : say('accounts.hint.paymentsNone');
}
