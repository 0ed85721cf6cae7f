/** What is said of a table once hints are taken or its sums are judged. */
import type { NetVerdict, PayVerdict, SettleTypes } from '../../../engine/drills.ts';
import type { Wind } from '../../../engine/notation.ts';
import type { Locale } from '../../../i18n/locales.ts';
import {
  type AccountVoice,
  netText,
  payText,
  settleVerdictText,
  sumMarkText,
  transferText,
  voiceOf,
} from '../../../i18n/settle-words.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { settlePicture } from '../../../stores/settling/settle-board.ts';
import { SettleTable } from '../../boards/SettleTable.tsx';

interface Told {
  readonly shown: SettleTypes['shown'];
  readonly locale: Locale;
  readonly say: Say;
}

interface JudgedProps extends Told {
  readonly verdict: SettleTypes['verdict'];
}

export const verdictText = (
  verdict: SettleTypes['verdict'],
  { shown, locale, say }: Told,
): string => settleVerdictText(verdict, voiceOf(shown, locale, say));

export const hintText = (told: Told) => (hints: SettleTypes['hints'], step: string) =>
  stepText(hints, step, told);

function stepText(hints: SettleTypes['hints'], step: string, { shown, locale, say }: Told): string {
  const voice = voiceOf(shown, locale, say);
  const { names } = voice;
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

/** Every sum as it should be, with its arithmetic, and how the reader's own was judged. */
export function SettleMarks({ verdict, shown, locale, say }: JudgedProps) {
  const voice = voiceOf(shown, locale, say);
  return (
    <ul class="field-marks" aria-label={say('accounts.verdicts')}>
      {verdict.pays.map((cell) => (
        <Mark key={cell.pair} cell={cell} text={payText(cell, voice)} voice={voice} />
      ))}
      {verdict.nets.map((cell) => (
        <Mark key={cell.seat} cell={cell} text={netText(cell, voice)} voice={voice} />
      ))}
    </ul>
  );
}

interface MarkProps {
  readonly cell: PayVerdict | NetVerdict;
  readonly text: string;
  readonly voice: AccountVoice;
}

const Mark = ({ cell, text, voice }: MarkProps) => (
  <li data-mark={cell.mark === 'right' ? 'right' : 'wrong'}>
    <span class="line-sign" aria-hidden="true">
      {cell.mark === 'right' ? '✓' : '✕'}
    </span>
    <span>
      {text}
      <span class={cell.mark === 'right' ? 'visually-hidden' : undefined}>
        {`, ${sumMarkText(cell, voice)}`}
      </span>
    </span>
  </li>
);

/** Who pays whom; what each has in the end where that was asked, or nothing else was. */
export const Accounts = ({ verdict, shown, locale, say }: JudgedProps) => (
  <SettleTable
    view={settlePicture({ shown, draft: {}, verdict })}
    names={voiceOf(shown, locale, say).names}
    locale={locale}
    say={say}
    nets={shown.ask.kind !== 'winner' && shown.ask.kind !== 'losers'}
  />
);
