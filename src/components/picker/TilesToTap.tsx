import type { HandPicker, PickedHand } from '../../stores/picker/hand-picker.ts';
import { LockedNote } from './LockedNote.tsx';
import { Palette } from './Palette.tsx';

interface TilesToTapProps extends Pick<Parameters<typeof Palette>[0], 'layings' | 'reds' | 'say'> {
  readonly picker: Pick<HandPicker, 'add' | 'back'>;
  readonly picked: PickedHand;
  readonly isLocked: boolean;
  readonly withFlowers: boolean;
}

/** All tiles, by tap into the hand; asleep while what was typed is no hand. */
export const TilesToTap = ({ picker, picked, isLocked, say, ...palette }: TilesToTapProps) => (
  <>
    {isLocked && <LockedNote picked={picked} say={say} onBack={picker.back} />}
    <div inert={isLocked}>
      <Palette hand={picked.hand} {...palette} say={say} onAdd={picker.add} />
    </div>
  </>
);
