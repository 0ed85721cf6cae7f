import type { HandAccount, ScoringTypes } from '../../../engine/drills.ts';
import type { Wind } from '../../../engine/notation.ts';
import type { Sheet } from '../../../engine/scoring.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { settleView } from '../../../stores/settling/settle-view.ts';
import { SettleTable } from '../../boards/SettleTable.tsx';

interface AccountsProps extends Voice {
  readonly shown: ScoringTypes['shown'];
  readonly sheet: Sheet;
  readonly account: HandAccount;
}

/** Who pays whom; of a hand that may not go out, what it would cost to show it. */
export function ScoringAccounts({ shown, sheet, account, locale, say }: AccountsProps) {
  const { seat, from, money, rules } = shown;
  const { settlement, isFalseWin } = account;
  const view = settleView(settlement, {
    unit: money,
    winner: isFalseWin ? null : seat,
    from: isFalseWin ? null : from,
    scores: { [seat]: sheet.totals.total },
    offender: isFalseWin ? seat : undefined,
  });
  const name = (wind: Wind): string => say(`wind.${wind}`);
  const names = { E: name('E'), S: name('S'), W: name('W'), N: name('N') };
  return (
    <section class="count-sheet" aria-label={say('score.accounts')}>
      {isFalseWin && <p class="question-note">{say(`${rules}.falseWin` as WordKey)}</p>}
      <SettleTable view={view} names={names} locale={locale} say={say} />
    </section>
  );
}
