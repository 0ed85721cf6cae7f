import type { ScoringTypes } from '../../../engine/drills.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { situationText } from '../../../i18n/situation-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import '../../answer/answers.css';
import './scoring.css';

interface ScoringPositionProps {
  readonly shown: ScoringTypes['shown'];
  readonly locale: Locale;
  readonly say: Say;
}

/** The situation of a hand, and its tiles. */
export function ScoringPosition({ shown, locale, say }: ScoringPositionProps) {
  const { concealed, melds, flowers, win } = shown.hand;
  return (
    <>
      <p class="situation" aria-live="polite">
        {situationText(say, shown)}
      </p>
      <ScoredHand hand={{ concealed, melds, flowers, last: win?.tile }} locale={locale} say={say} />
    </>
  );
}
