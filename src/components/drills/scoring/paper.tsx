import type { ScoringTypes } from '../../../engine/drills.ts';
import { fieldName, itemName } from '../../../i18n/scores/score-names.ts';
import { openKey, type Say } from '../../../i18n/speak.ts';
import { Blanks, Boxes } from '../../boards/blanks.tsx';
import { HandAccounts } from '../../boards/HandAccounts.tsx';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import type { KeyParts, PaperView, PositionProps, SolvedProps } from '../view.ts';
import { ScoringPosition } from './ScoringPosition.tsx';
import { askScoring, enoughName } from './scoring-asks.ts';

/** Of the rows of the rule set, those on the sheet or asked about. */
const rowsOf = (
  { rules, lines }: ScoringTypes['shown'],
  { sheet }: ScoringTypes['verdict'],
): KeyParts => {
  const rows = [...sheet.lines, ...sheet.suppressed].map(({ item }) => item);
  const over = sheet.suppressed.flatMap(({ suppressedBy }) => suppressedBy?.item ?? []);
  const differing = (sheet.edition?.others ?? []).flatMap(({ more, fewer }) => [...more, ...fewer]);
  return { [`${rules}.item.*`]: [...new Set([...lines, ...rows, ...over, ...differing])] };
};

/** A drill that counts hands, by the name of its words. */
export const scoringPaper = (area: string): PaperView<ScoringTypes> => ({
  ask: (shown, { say }) => askScoring(shown, area, say),
  Position: ScoringPosition,
  Blank: ScoringBlank,
  Solved: SolvedScore,
  lesson: {
    says: rowsOf,
    isAskedAbove: true,
    solve: 'score.solve',
  },
});

const enoughNames = (shown: ScoringTypes['shown'], say: Say): readonly string[] =>
  [true, false].map((enough) => enoughName(shown, enough, say));

function ScoringBlank({ shown, say }: PositionProps<ScoringTypes>) {
  const { rules, lines, fields, least } = shown;
  if (lines.length > 0) {
    return (
      <Boxes
        label={say(openKey(`${rules}.lines`))}
        items={lines.map((line) => itemName(say, rules, line))}
      />
    );
  }
  return (
    <>
      {fields.length > 0 && <Blanks names={fields.map(({ id }) => fieldName(say, shown, id))} />}
      {fields.length > 0 && least !== undefined && (
        <p class="blank-asked medium">{say('score.may')}</p>
      )}
      {(fields.length === 0 || least !== undefined) && (
        <Boxes label={say('score.may')} items={enoughNames(shown, say)} />
      )}
    </>
  );
}

/** The sheet, and below it who pays whom where that was asked. */
const SolvedScore = ({
  shown,
  verdict: { sheet, account },
  locale,
  say,
}: SolvedProps<ScoringTypes>) => (
  <>
    <ScoreSheet {...{ sheet, locale, say }} />
    {account && (
      <HandAccounts
        {...{ ...shown, account, locale, say }}
        scores={{ [shown.seat]: sheet.totals.total }}
      />
    )}
  </>
);
