/** What everybody has won and lost so far, and how the next hand is played. */
import { SEATS, type Seat, type Wind, windOf } from '../../../engine/notation.ts';
import {
  type BookVoice,
  bookUnit,
  handNumber,
  roundTexts,
} from '../../../i18n/scores/book-words.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import { SeatSums } from '../../boards/SeatSums.tsx';
import { namesByWind, shortName } from './players.ts';

interface TotalsProps extends BookVoice {
  readonly open: OpenBook;
}

export function Totals({ open, nameOf, locale, say }: TotalsProps) {
  const { book, settleRules, standing } = open;
  const { game, hands } = standing;
  const windAt = (seat: Seat): Wind => windOf(game.starter, seat);
  const nameAndWind = (seat: Seat): string =>
    say('book.seat', { name: shortName(nameOf(seat)), wind: say(`wind.${windAt(seat)}`) });
  return (
    <section class="in-sight grid gap-1 line-below sans" aria-label={say('book.totals')}>
      <SeatSums
        seats={SEATS.map((seat) => ({ wind: windAt(seat), net: game.totals[seat] }))}
        unit={bookUnit(book, settleRules)}
        names={namesByWind(nameAndWind, game.starter)}
        locale={locale}
      />
      <p class="text-s" role="status">
        {say('book.next', { nth: handNumber(hands), name: nameOf(game.starter) })}
        {roundTexts(settleRules, standing, say).map((part) => ` · ${part}`)}
      </p>
    </section>
  );
}
