import type { Locale } from '../../../i18n/locales.ts';
import { scoringHintText } from '../../../i18n/scoring-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { ScoringBoardProps } from './board-props.ts';

interface ScoringHintsProps {
  readonly state: ScoringBoardProps['state'];
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export const ScoringHints = ({ state, locale, say }: ScoringHintsProps) => {
  const { hints, hintSteps, taken, shown } = state;
  return (
    <ol class="question-hints" aria-live="polite" aria-label={say('answer.hints')}>
      {hints &&
        hintSteps.slice(0, taken).map((step) => (
          <li key={step}>
            {scoringHintText(hints, step, { rules: shown.rules, locale, say })}
            {step === 'groups' && (
              <span class="sheet-tiles">
                {hints.groups.map(({ place, tiles }) => (
                  <TileRow key={place} tiles={tiles} say={say} size="small" />
                ))}
              </span>
            )}
          </li>
        ))}
    </ol>
  );
};
