import type { Say } from '../../i18n/speak.ts';
import type { PickedHand } from '../../stores/picker/hand-picker.ts';
import { Button } from '../parts/Button.tsx';

interface LockedNoteProps {
  readonly picked: PickedHand;
  readonly say: Say;
  readonly onBack: () => void;
}

/** Why tiles cannot be tapped while the text is wrong, and the way back to them. */
export const LockedNote = ({ picked: { hand }, say, onBack }: LockedNoteProps) => (
  <p class="picker-asleep row cluster text-s">
    {say('pick.asleep')}{' '}
    <Button onClick={onBack}>{say(hand ? 'pick.back' : 'pick.backEmpty')}</Button>
  </p>
);
