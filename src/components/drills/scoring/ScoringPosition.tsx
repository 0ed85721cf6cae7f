import type { ScoringTypes } from '../../../engine/drills.ts';
import { situationText } from '../../../i18n/situation-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import '../../answer/answers.css';
import './scoring.css';

interface ScoringPositionProps extends Voice {
  readonly shown: ScoringTypes['shown'];
}

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
