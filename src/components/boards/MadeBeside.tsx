import type { HeldHand } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';

interface MadeBesideProps {
  readonly hand: HeldHand;
  readonly whole: 13 | 14;
  readonly say: Say;
}

/** The groups that count as made beside a hand of fewer tiles than `whole`. */
export function MadeBeside({ hand, whole, say }: MadeBesideProps) {
  const made = Math.floor((whole - hand.concealed.length) / 3) - hand.melds.length;
  return made > 0 ? <p class="question-note">{say('waits.partial', { n: made })}</p> : null;
}
