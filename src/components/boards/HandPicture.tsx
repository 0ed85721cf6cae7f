import type { HeldHand } from '../../engine/notation.ts';
import { handLabel } from '../../i18n/hand/tile-names.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import { HandBoard } from './HandBoard.tsx';

interface HandPictureProps extends Voice {
  readonly hand: HeldHand;
  /** What the hand is called, with its `{tiles}`. */
  readonly name: WordKey;
}

/** A hand that is only looked at. */
export const HandPicture = ({ hand, name, locale, say }: HandPictureProps) => (
  <HandBoard
    held={hand.concealed}
    melds={hand.melds}
    label={say(name, { tiles: handLabel(say, locale, hand) })}
    say={say}
    stays
  />
);
