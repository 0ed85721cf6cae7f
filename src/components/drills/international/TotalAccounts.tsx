import type { Wind } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { SettleView } from '../../../stores/settling/settle-view.ts';
import { SettleTable } from '../../boards/SettleTable.tsx';

interface AccountsProps {
  readonly view: SettleView;
  readonly won: boolean;
  readonly locale: Locale;
  readonly say: Say;
}

/** Who pays whom; of a hand that may not go out, what it would cost to show it. */
export function TotalAccounts({ view, won, locale, say }: AccountsProps) {
  const name = (seat: Wind): string => say(`wind.${seat}`);
  const names = { E: name('E'), S: name('S'), W: name('W'), N: name('N') };
  return (
    <section class="count-sheet" aria-label={say('totals.accounts')}>
      {!won && <p class="question-note">{say('totals.falseWin')}</p>}
      <SettleTable view={view} names={names} locale={locale} say={say} />
    </section>
  );
}
