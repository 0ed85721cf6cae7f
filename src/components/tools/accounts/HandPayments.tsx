/** Who pays whom for a hand, drawn and in a list, and who is East next. */
import type { SettledEntry } from '../../../engine/accounts.ts';
import { type Seat, WINDS, type Wind } from '../../../engine/notation.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import { settleView } from '../../../stores/drafts/settle-view.ts';
import { SettleTable } from '../../boards/SettleTable.tsx';
import { type NameOf, namesByWind } from './players.ts';
import { unitOf } from './round-text.ts';

interface HandPaymentsProps extends Voice {
  readonly open: Pick<OpenBook, 'book' | 'side'>;
  readonly starter: Seat;
  readonly settled: SettledEntry;
  readonly nameOf: NameOf;
  /** Whether it is said who is East in the next hand. */
  readonly next?: boolean;
}

export function HandPayments(props: HandPaymentsProps) {
  const { open, starter, settled, nameOf, next, locale, say } = props;
  const { side, book } = open;
  const { settlement, winners, after } = settled;
  const counts = (wind: Wind): boolean =>
    winners.includes(wind) || (winners.length > 0 && side.teaching.losers !== undefined);
  const view = settleView(settlement, {
    ...{ rules: side.kit.id, unit: unitOf(open) },
    ...{ winner: winners[0] ?? null, winners, from: settled.from },
    scores: Object.fromEntries(
      WINDS.filter(counts).map((wind) => [wind, settled.scores[wind]] as const),
    ),
    ...{ ready: settled.ready, offender: settled.offender, counters: side.kit.counters },
    ...(side.teaching.looksAtDealer(book.options) && { first: 'E' as const }),
  });
  const isPaid = settlement.transfers.length > 0;
  return (
    <section class="grid gap-2" aria-label={say('book.settled')}>
      {isPaid ? (
        <SettleTable {...{ view, locale, say }} names={namesByWind(nameOf, starter)} />
      ) : (
        <p>{say('book.nothing')}</p>
      )}
      {next && <p class="text-s">{say('book.then', { name: nameOf(after.starter) })}</p>}
    </section>
  );
}
