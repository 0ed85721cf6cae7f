import type { NetVerdict, PayVerdict, SettleVerdict } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { netText, payText, sumMarkText } from '../../../i18n/settle-words.ts';
import type { Say } from '../../../i18n/speak.ts';

interface SettleMarksProps {
  readonly verdict: SettleVerdict;
  readonly locale: Locale;
  readonly say: Say;
}

/** Every sum as it should be, with its arithmetic, and how the reader's own was judged. */
export const SettleMarks = ({ verdict, locale, say }: SettleMarksProps) => (
  <ul class="field-marks" aria-label={say('accounts.verdicts')}>
    {verdict.pays.map((one) => (
      <Mark key={one.pair} one={one} text={payText(one, locale, say)} {...{ locale, say }} />
    ))}
    {verdict.nets.map((one) => (
      <Mark key={one.seat} one={one} text={netText(one, locale, say)} {...{ locale, say }} />
    ))}
  </ul>
);

interface MarkProps {
  readonly one: PayVerdict | NetVerdict;
  readonly text: string;
  readonly locale: Locale;
  readonly say: Say;
}

const Mark = ({ one, text, locale, say }: MarkProps) => (
  <li data-mark={one.mark === 'right' ? 'right' : 'wrong'}>
    <span class="line-sign" aria-hidden="true">
      {one.mark === 'right' ? '✓' : '✕'}
    </span>
    <span>
      {text}
      <span class={one.mark === 'right' ? 'visually-hidden' : undefined}>
        {`, ${sumMarkText(one, locale, say)}`}
      </span>
    </span>
  </li>
);
