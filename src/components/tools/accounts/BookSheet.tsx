/** The evening on one sheet: printed, and kept as a file. */
import { useState } from 'preact/hooks';
import { SEATS, windOf } from '../../../engine/notation.ts';
import { dateIn } from '../../../i18n/dates.ts';
import { gain } from '../../../i18n/money.ts';
import type { Offer } from '../../../i18n/scores/agreement-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { Accounts, OpenBook } from '../../../stores/accounts/accounts.ts';
import { fileText } from '../../../stores/accounts/book-memory.ts';
import { offerFile } from '../../parts/offer-file.ts';
import { handText, numberOf } from './hand-text.ts';
import type { NameOf } from './players.ts';
import { unitOf } from './round-text.ts';

interface BookSheetProps extends Voice {
  readonly accounts: Accounts;
  readonly open: OpenBook;
  readonly offered: Offer;
  readonly nameOf: NameOf;
}

/** The agreements that are not the usual ones, in words. */
function agreedText({ book }: OpenBook, { agreements }: Offer): readonly string[] {
  return agreements.flatMap(({ name, label, usual, choices }) => {
    const given = JSON.stringify(book.options[name]);
    const at = choices.findIndex(({ value }) => JSON.stringify(value) === given);
    return at < 0 || at === usual ? [] : [`${label} : ${choices[at]?.label}`];
  });
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

export function BookSheet(props: BookSheetProps) {
  const { accounts, open, offered, locale, say } = props;
  const { book } = open;
  const [told, setTold] = useState('');
  const name = `moineau-${new Date(book.begun).toISOString().slice(0, 10)}.json`;
  const keep = (): void => {
    offerFile(new Blob([fileText(book)], { type: 'application/json' }), name);
    setTold(say('book.kept', { name }));
  };
  return (
    <section class="accounts-sheet column gap-2" aria-labelledby="sheet">
      <h2 class="text-m" id="sheet">
        {say('book.sheet')}
      </h2>
      <p class="text-s">
        {[
          dateIn(locale, book.begun, DAY),
          say(`source.${book.rules}`),
          ...agreedText(open, offered),
        ].join(' · ')}
        {'. '}
        {say('book.sheet.in', { unit: say(`settle.unit.${unitOf(open)}`) })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys scroll what has the focus. */}
      <div class="scroll" role="region" aria-label={say('book.sheet')} tabIndex={0}>
        <SheetTable {...props} />
      </div>
      <p class="row cluster gap-2">
        <button type="button" class="button" onClick={() => print()}>
          {say('book.print')}
        </button>
        <button type="button" class="button" onClick={keep}>
          {say('book.keep')}
        </button>
        <button type="button" class="button" onClick={() => void accounts.close()}>
          {say('book.close')}
        </button>
      </p>
      <p class="text-s" role="status">
        {told}
      </p>
    </section>
  );
}

function SheetTable({ open, nameOf, locale, say }: BookSheetProps) {
  const { hands, game } = open.standing;
  const unit = unitOf(open);
  const speaking = { nameOf, locale, say };
  return (
    <table class="sans text-s figure-line">
      <thead>
        <tr>
          <th scope="col">{say('book.hands')}</th>
          <th scope="col">{say('book.sheet.east')}</th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col">
              <bdi>{nameOf(seat)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hands.map(({ entry, earlier, isStruck, settled, game: before }, at) => (
          <tr key={at}>
            <th scope="row">
              {entry.end !== 'new-game' && `${numberOf(hands, at)}. `}
              <bdi>
                {isStruck
                  ? say('book.struck', { hand: handText(entry, speaking) })
                  : handText(entry, speaking)}
              </bdi>
              {earlier.map((one, nth) => (
                <small key={nth} class="soft">
                  {say('book.earlier', { hand: handText(one, speaking) })}
                </small>
              ))}
            </th>
            <td>
              <bdi>{nameOf(before.starter)}</bdi>
            </td>
            {SEATS.map((seat) => (
              <td key={seat}>
                {settled?.ok
                  ? gain(
                      locale,
                      settled.value.settlement.payments[windOf(before.starter, seat)],
                      unit,
                    )
                  : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr class="bold">
          <th scope="row" colSpan={2}>
            {say('book.sheet.total')}
          </th>
          {SEATS.map((seat) => (
            <td key={seat}>{gain(locale, game.totals[seat], unit)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
