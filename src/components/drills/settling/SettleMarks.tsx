import type { NetVerdict, PayVerdict, SettleTypes } from '../../../engine/drills.ts';
import { type AccountVoice, netText, payText, sumMarkText } from '../../../i18n/settle-words.ts';

interface SettleMarksProps {
  readonly verdict: SettleTypes['verdict'];
  readonly voice: AccountVoice;
}

/** Every sum as it should be, with its arithmetic, and how the reader's own was judged. */
export const SettleMarks = ({ verdict, voice }: SettleMarksProps) => (
  <ul class="field-marks" aria-label={voice.say('accounts.verdicts')}>
    {verdict.pays.map((cell) => (
      <Mark key={cell.pair} cell={cell} text={payText(cell, voice)} voice={voice} />
    ))}
    {verdict.nets.map((cell) => (
      <Mark key={cell.seat} cell={cell} text={netText(cell, voice)} voice={voice} />
    ))}
  </ul>
);

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
