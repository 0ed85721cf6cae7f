import { useState } from 'preact/hooks';
import { canComputeOdds } from '../../../engine/hand.ts';
import type { HeldHand } from '../../../engine/notation.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { Odds } from '../../answer/Odds.tsx';

interface HandOddsProps extends Voice {
  /** The hand asked about; another one needs another key. */
  readonly hand: HeldHand;
}

/** The chances of a hand of which nothing is in sight but itself. */
export function HandOdds({ hand: { concealed, melds }, locale, say }: HandOddsProps) {
  const [hand] = useState({ concealed, melds, seen: [] });
  const [near] = useState(() => canComputeOdds(hand));
  return <Odds hand={hand} near={near} locale={locale} say={say} />;
}
