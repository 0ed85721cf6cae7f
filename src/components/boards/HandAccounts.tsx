import type { HandAccount } from '../../engine/drills.ts';
import type { Wind } from '../../engine/notation.ts';
import type { Counter, MoneyUnit, RulesetId } from '../../engine/scoring.ts';
import { openKey, type Voice } from '../../i18n/speak.ts';
import { settleView } from '../../stores/drafts/settle-view.ts';
import { windNames } from './SeatSums.tsx';
import { SettleTable } from './SettleTable.tsx';
import './settle.css';

interface HandAccountsProps extends Voice {
  readonly rules: RulesetId;
  readonly seat: Wind;
  readonly from: Wind | null;
  readonly money: MoneyUnit;
  readonly scores: Readonly<Partial<Record<Wind, number>>>;
  readonly first?: Wind | undefined;
  readonly counters?: readonly Counter[] | undefined;
  readonly account: HandAccount;
  /** What it comes to at each seat, unless that is shown beside it. */
  readonly nets?: boolean | undefined;
}

/** Who pays whom; of a hand that may not go out, what it would cost to show it. */
export function HandAccounts({
  rules,
  seat,
  money,
  account,
  nets,
  locale,
  say,
  ...table
}: HandAccountsProps) {
  const { settlement, isFalseWin } = account;
  const { scores, first, counters } = table;
  const view = settleView(settlement, {
    ...{ rules, unit: money },
    winner: isFalseWin ? null : seat,
    from: isFalseWin ? null : table.from,
    offender: isFalseWin ? seat : undefined,
    ...{ scores, first, counters },
  });
  const names = windNames(say);
  return (
    <section class="count-sheet" aria-label={say('score.accounts')}>
      {isFalseWin && <p class="question-note">{say(openKey(`${rules}.falseWin`))}</p>}
      <SettleTable {...{ view, names, nets, locale, say }} />
    </section>
  );
}
