/** Who pays whom for a hand, drawn and in a list, and who is East next. */
import type { SettledEntry } from '../../../engine/accounts.ts';
import { type Seat, WINDS, type Wind } from '../../../engine/notation.ts';
import { type BookVoice, bookUnit } from '../../../i18n/scores/book-words.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import { settleView } from '../../../stores/drafts/settle-view.ts';
import { SettleTable } from '../../boards/SettleTable.tsx';
import { namesByWind, shortName } from './players.ts';

interface HandPaymentsProps extends BookVoice {
  readonly open: Pick<OpenBook, 'book' | 'settleRules'>;
  readonly starter: Seat;
  readonly settled: SettledEntry;
  /** Whether it is said who is East in the next hand. */
  readonly withNext?: boolean;
}

export function HandPayments(props: HandPaymentsProps) {
  const { open, starter, settled, nameOf, withNext, locale, say } = props;
  const { settleRules, book } = open;
  const { settlement, winners, scores, after } = settled;
  const counts = (wind: Wind): boolean =>
    winners.includes(wind) || (winners.length > 0 && settleRules.teaching.losers !== undefined);
  const view = settleView(settlement, {
    ...{ rules: settleRules.kit.id, unit: bookUnit(book, settleRules) },
    ...{ winner: winners[0] ?? null, winners, from: settled.from },
    scores: Object.fromEntries(WINDS.filter(counts).map((wind) => [wind, scores[wind]] as const)),
    ...{ ready: settled.ready, offender: settled.offender, counters: settleRules.kit.counters },
    ...(settleRules.teaching.looksAtDealer(book.options) && { first: 'E' as const }),
  });
  return (
    <section class="grid gap-2" aria-label={say('book.settled')}>
      {settlement.transfers.length > 0 ? (
        <SettleTable
          {...{ view, locale, say }}
          names={namesByWind((seat) => shortName(nameOf(seat)), starter)}
        />
      ) : (
        <p>{say('book.nothing')}</p>
      )}
      {withNext && <p class="text-s">{say('book.then', { name: nameOf(after.starter) })}</p>}
    </section>
  );
}
