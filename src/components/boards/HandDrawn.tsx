import type { HeldHand } from '../../engine/notation.ts';
import type { Voice } from '../../i18n/speak.ts';
import { heldName } from '../../i18n/tile-names.ts';
import type { WordKey } from '../../i18n/words/words.ts';
import { HandBoard } from './HandBoard.tsx';

interface HandDrawnProps extends Voice {
  readonly hand: HeldHand;
  /** What the hand is called, with its `{tiles}`. */
  readonly name: WordKey;
}

/** A hand that is only looked at. */
export const HandDrawn = ({ hand, name, locale, say }: HandDrawnProps) => (
  <HandBoard
    held={hand.concealed}
    melds={hand.melds}
    label={say(name, { tiles: heldName(say, locale, hand) })}
    say={say}
    stays
  />
);

/** The groups that count as made beside a hand of fewer tiles than `whole`. */
export function MadeBeside({
  hand,
  whole,
  say,
}: Pick<HandDrawnProps, 'hand' | 'say'> & { readonly whole: 13 | 14 }) {
  const made = Math.floor((whole - hand.concealed.length) / 3) - hand.melds.length;
  return made > 0 ? <p class="question-note">{say('waits.partial', { n: made })}</p> : null;
}
