/** What everybody has won and lost so far, and how the next hand is played. */
import { SEATS, windOf } from '../../../engine/notation.ts';
import { gain } from '../../../i18n/money.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import { numberOf } from './hand-text.ts';
import type { NameOf } from './players.ts';
import { roundText, unitOf } from './round-text.ts';

interface TotalsProps extends Voice {
  readonly open: OpenBook;
  readonly nameOf: NameOf;
}

export function Totals({ open, nameOf, locale, say }: TotalsProps) {
  const { game, hands } = open.standing;
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
                {gain(locale, game.totals[seat], unitOf(open))}
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="text-s" role="status">
        {say('book.next', { nth: numberOf(hands), name: nameOf(game.starter) })}
        {roundText(open, say).map((part) => ` · ${part}`)}
      </p>
    </section>
  );
}
