import type { HeldHand } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';

interface GroupsBesideProps {
  readonly hand: HeldHand;
  readonly whole: 13 | 14;
  /** Whether its pair counts as made beside it too. */
  readonly hasNoPair?: boolean;
  readonly say: Say;
}

/** The groups that count as made beside a hand of fewer tiles than `whole`. */
export function GroupsBeside({ hand, whole, hasNoPair = false, say }: GroupsBesideProps) {
  const made = Math.floor((whole - hand.concealed.length) / 3) - hand.melds.length;
  if (made <= 0) return null;
  return (
    <p class="question-note">
      {say('waits.partial', { n: made })} {hasNoPair && say('waits.pairElsewhere')}
    </p>
  );
}
