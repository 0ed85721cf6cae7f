import type { ScoringShown, ScoringVerdict, Wind } from '../../../engine/index.ts';
import { sheetSteps } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { otherText } from '../../../i18n/scoring-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { settleView } from '../../../stores/settling/settle-view.ts';
import { SheetSection } from '../../answer/SheetSection.tsx';
import { SettleTable } from '../../boards/SettleTable.tsx';

interface SolutionProps {
  readonly shown: ScoringShown;
  readonly verdict: ScoringVerdict;
  /** Lines of the sheet that lie open. */
  readonly revealed: number;
  readonly locale: Locale;
  readonly say: Say;
}

/** The sheet as far as it is open, at its end what other choices make of the hand; the payments. */
export const ScoringSolution = (props: SolutionProps) => {
  const { shown, verdict, revealed, locale, say } = props;
  const { sheet, others } = verdict;
  return (
    <>
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
      {verdict.account && <Accounts {...props} account={verdict.account} />}
    </>
  );
};

interface AccountsProps extends SolutionProps {
  readonly account: NonNullable<ScoringVerdict['account']>;
}

/** Who pays whom; of a hand that may not go out, what it would cost to show it. */
function Accounts({ shown, verdict, account, locale, say }: AccountsProps) {
  const { seat, from, money, rules } = shown;
  const { settlement, isFalseWin } = account;
  const view = settleView(settlement, {
    unit: money,
    winner: isFalseWin ? null : seat,
    from: isFalseWin ? null : from,
    scores: { [seat]: verdict.sheet.totals.total },
    offender: isFalseWin ? seat : undefined,
  });
  const name = (wind: Wind): string => say(`wind.${wind}`);
  const names = { E: name('E'), S: name('S'), W: name('W'), N: name('N') };
  return (
    <section class="solution-sheet" aria-label={say('score.accounts')}>
      {isFalseWin && <p class="question-note">{say(`${rules}.falseWin` as WordKey)}</p>}
      <SettleTable view={view} names={names} locale={locale} say={say} />
    </section>
  );
}
