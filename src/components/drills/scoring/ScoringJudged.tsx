/** What is said of a hand once hints are taken or it is judged: marks, sheet, other counts. */
import type { ScoringTypes } from '../../../engine/drills.ts';
import { sheetSteps } from '../../../engine/scoring.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { fieldName } from '../../../i18n/score-names.ts';
import { enoughText, fieldText, otherText, scoringHintText } from '../../../i18n/scoring-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { seatIn } from '../../../stores/scoring/scoring-draft.ts';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';

export { lineReason, scoringVerdictText } from '../../../i18n/scoring-words.ts';
export { sheetSteps };

interface Voice {
  readonly shown: ScoringTypes['shown'];
  readonly locale: Locale;
  readonly say: Say;
}

/** One step of the hints, the groups of the hand with their tiles. */
export const hintText =
  ({ shown: { rules }, locale, say }: Voice) =>
  (hints: ScoringTypes['hints'], step: string) => (
    <>
      {scoringHintText(hints, step, { rules, locale, say })}
      {step === 'groups' && (
        <span class="sheet-tiles">
          {hints.groups.map(({ place, tiles }) => (
            <TileRow key={place} tiles={tiles} say={say} size="small" />
          ))}
        </span>
      )}
    </>
  );

const SIGNS = { right: '✓', wrong: '✕', free: '–' } as const;

interface Mark {
  readonly id: string;
  readonly text: string;
  readonly mark: keyof typeof SIGNS;
}

interface MarksProps {
  readonly state: Pick<Voice, 'shown'>;
  readonly verdict: ScoringTypes['verdict'];
  readonly say: Say;
}

/** What was answered, judged one by one: figures, whether it may go out, payments. */
export function ScoringMarks({ state: { shown }, verdict, say }: MarksProps) {
  const marks = verdict.fields.map((judged): Mark => {
    const name = fieldName(say, shown, judged.field);
    return { id: judged.field, text: fieldText(say, name, judged), mark: judged.mark };
  });
  const figures = marks.filter(({ id }) => seatIn(id) === undefined);
  const payments = marks.filter(({ id }) => seatIn(id) !== undefined);
  const { enough } = verdict;
  const may = enough && {
    id: 'enough',
    text: enoughText(say, verdict),
    mark: enough.given === enough.wanted ? ('right' as const) : ('wrong' as const),
  };
  return (
    <ul class="field-marks">
      {[...figures, ...(may ? [may] : []), ...payments].map(({ id, text, mark }) => (
        <li key={id} data-mark={mark}>
          <span class="line-sign" aria-hidden="true">
            {SIGNS[mark]}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

interface SolutionProps extends Voice {
  readonly verdict: ScoringTypes['verdict'];
  /** Lines of the sheet that lie open. */
  readonly revealed: number;
}

/** The sheet as far as it is open, read out as it opens; at its end what other choices make of it. */
export const ScoringSolution = ({ shown, verdict, revealed, locale, say }: SolutionProps) => {
  const { sheet, others } = verdict;
  return (
    <section class="count-sheet" aria-label={say('score.sheet')} aria-live="polite">
      <ScoreSheet sheet={sheet} locale={locale} say={say} shown={revealed} />
      {revealed >= sheetSteps(sheet) && others.length > 0 && (
        <div class="other-counts">
          <strong>{say(`${shown.rules}.others` as WordKey)}</strong>
          {others.map((other) => (
            <p key={other.choice}>{otherText(other, shown.rules, locale, say)}</p>
          ))}
        </div>
      )}
    </section>
  );
};
