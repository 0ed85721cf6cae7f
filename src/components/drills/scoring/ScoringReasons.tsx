import type { FieldVerdict, ScoringTypes } from '../../../engine/drills.ts';
import { WIN_SOURCES } from '../../../engine/notation.ts';
import { sheetSteps } from '../../../engine/scoring.ts';
import { fieldText, scoringHintText } from '../../../i18n/scores/scoring-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { FigureMark } from '../../boards/FigureField.tsx';
import { OtherRules } from '../../boards/OtherRules.tsx';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { PositionProps, SolvedProps } from '../view.ts';

export { enoughText, lineReason, scoringVerdictText } from '../../../i18n/scores/scoring-words.ts';
export { sheetSteps };

export const hintText =
  ({ shown: { rules }, locale, say }: PositionProps<ScoringTypes>) =>
  (hints: ScoringTypes['hints'], step: string) => (
    <>
      {scoringHintText(hints, step, { rules, locale, say })}
      {step === 'groups' && (
        <span class="sheet-tiles cluster">
          {hints.groups.map(({ place, tiles }) => (
            <TileRow key={place} tiles={tiles} say={say} size="small" />
          ))}
        </span>
      )}
    </>
  );

/** How a field was judged, by its name. */
export const fieldMark = (
  judged: FieldVerdict,
  name: string,
  { locale, say }: Voice,
): FigureMark => ({
  mark: judged.mark,
  text: fieldText(say, name, judged),
  ...(judged.mark === 'wrong' && { wanted: judged.wanted.toLocaleString(locale) }),
});

const SOURCES: readonly string[] = WIN_SOURCES;

const wonHand = (shown: ScoringTypes['shown']) => {
  const { rules, hand, seat, round, from, telling, extras, agreed } = shown;
  return {
    ...{ hand, seat, round, from, agreed: { rules, options: agreed } },
    how: telling.filter((id) => !SOURCES.includes(id)),
    extras: Object.fromEntries(extras.map(({ id, value }) => [id, value])),
  };
};

interface SolutionProps extends SolvedProps<ScoringTypes> {
  readonly revealed: number;
}

/** The sheet as far as it is open, read out as it opens. */
export const ScoringSolution = ({ shown, verdict, revealed, locale, say }: SolutionProps) => {
  const { sheet } = verdict;
  return (
    <section class="count-sheet" aria-label={say('score.sheet')} aria-live="polite">
      <ScoreSheet sheet={sheet} locale={locale} say={say} shown={revealed} />
      {revealed >= sheetSteps(sheet) && shown.hand.win && (
        <OtherRules won={wonHand(shown)} locale={locale} say={say} />
      )}
    </section>
  );
};
