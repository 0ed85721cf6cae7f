import type { OtherCount } from '../../../engine/index.ts';
import { otherText } from '../../../i18n/fan-names.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { type Sheet, stepsOf } from '../../../stores/score-sheet.ts';
import { SheetSection } from '../../answer/SheetSection.tsx';

interface SolutionProps {
  readonly sheet: Sheet;
  readonly shown: number;
  readonly others: readonly OtherCount[];
  readonly locale: Locale;
  readonly say: Say;
}

/** The sheet as far as it is open; at its end what other editions make of the hand. */
export const FanSolution = ({ sheet, shown, others, locale, say }: SolutionProps) => (
  <SheetSection {...{ sheet, shown, locale, say }}>
    {shown >= stepsOf(sheet) && others.length > 0 && (
      <div class="fan-others">
        <strong>{say('fans.others')}</strong>
        {others.map((other) => (
          <p key={other.edition}>{otherText(other, locale, say)}</p>
        ))}
      </div>
    )}
  </SheetSection>
);
