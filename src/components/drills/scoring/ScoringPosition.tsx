import type { ScoringTypes } from '../../../engine/drills.ts';
import { situationText } from '../../../i18n/situation-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { type CountedHand, ScoredHand } from '../../boards/ScoredHand.tsx';
import '../../answer/answers.css';

interface ScoringPositionProps extends Voice {
  readonly shown: ScoringTypes['shown'];
}

export const handShown = ({ hand }: ScoringTypes['shown']): CountedHand => {
  const { concealed, melds, flowers, win } = hand;
  return { concealed, melds, flowers, last: win?.tile };
};

export const ScoringPosition = ({ shown, locale, say }: ScoringPositionProps) => (
  <>
    <p class="situation">{situationText(say, shown)}</p>
    <ScoredHand hand={handShown(shown)} locale={locale} say={say} />
  </>
);
