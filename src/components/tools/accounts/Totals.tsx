/** What everybody has won and lost so far, and how the next hand is played. */
import { SEATS, windOf } from '../../../engine/notation.ts';
import { gain } from '../../../i18n/money.ts';
import {
  type BookVoice,
  bookUnit,
  handNumber,
  roundTexts,
} from '../../../i18n/scores/book-words.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';

interface TotalsProps extends BookVoice {
  readonly open: OpenBook;
}

export function Totals({ open, nameOf, locale, say }: TotalsProps) {
  const { book, side, standing } = open;
  const { game, hands } = standing;
  return (
    <section class="accounts-totals grid gap-1 line-below sans" aria-label={say('book.totals')}>
      <dl class="grid">
        {SEATS.map((seat) => {
          const wind = windOf(game.starter, seat);
          return (
            <div key={seat} data-east={wind === 'E' ? '' : undefined}>
              <dt class="text-xs soft">
                <bdi class="one-line">{nameOf(seat)}</bdi> <span>{say(`wind.${wind}`)}</span>
              </dt>
              <dd class="bold lining" data-total={seat}>
                {gain(locale, game.totals[seat], bookUnit(book, side))}
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="text-s" role="status">
        {say('book.next', { nth: handNumber(hands), name: nameOf(game.starter) })}
        {roundTexts(side, standing, say).map((part) => ` · ${part}`)}
      </p>
    </section>
  );
}
