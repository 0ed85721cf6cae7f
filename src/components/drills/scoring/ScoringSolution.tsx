import type { ScoringTypes } from '../../../engine/drills.ts';
import { sheetSteps } from '../../../engine/scoring.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { otherText } from '../../../i18n/scoring-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { SheetSection } from '../../answer/SheetSection.tsx';

interface SolutionProps {
  readonly shown: ScoringTypes['shown'];
  readonly verdict: ScoringTypes['verdict'];
  /** Lines of the sheet that lie open. */
  readonly revealed: number;
  readonly locale: Locale;
  readonly say: Say;
}

/** The sheet as far as it is open, at its end what other choices make of the hand. */
export const ScoringSolution = ({ shown, verdict, revealed, locale, say }: SolutionProps) => {
  const { sheet, others } = verdict;
  return (
    <SheetSection {...{ sheet, shown: revealed, locale, say }}>
      {revealed >= sheetSteps(sheet) && others.length > 0 && (
        <div class="other-counts">
          <strong>{say(`${shown.rules}.others` as WordKey)}</strong>
          {others.map((other) => (
            <p key={other.choice}>{otherText(other, shown.rules, locale, say)}</p>
          ))}
        </div>
      )}
    </SheetSection>
  );
};
