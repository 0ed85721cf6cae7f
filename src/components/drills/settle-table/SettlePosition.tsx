import type { SettleTypes } from '../../../engine/drills.ts';
import type { AccountVoice } from '../../../i18n/scores/account-voice.ts';
import { accountText, askText } from '../../../i18n/scores/account-words.ts';

interface SettlePositionProps {
  readonly shown: SettleTypes['shown'];
  readonly voice: AccountVoice;
}

export const SettlePosition = ({ shown, voice }: SettlePositionProps) => (
  <>
    <p class="situation">{accountText(shown, voice)}</p>
    <p class="question-choose sans text-s text-centre soft">{askText(shown, voice)}</p>
  </>
);
