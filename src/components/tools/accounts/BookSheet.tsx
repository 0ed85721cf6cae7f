/** The evening on one sheet: printed, and kept as a file. */
import { useState } from 'preact/hooks';
import { dayOf, isoDay } from '../../../course/day.ts';
import { SEATS, windOf } from '../../../engine/notation.ts';
import { dateIn } from '../../../i18n/dates.ts';
import { gain } from '../../../i18n/money.ts';
import type { Offer } from '../../../i18n/scores/agreement-words.ts';
import {
  type BookVoice,
  bookHandText,
  bookUnit,
  entryText,
  handNumber,
} from '../../../i18n/scores/book-words.ts';
import type { Accounts, OpenBook } from '../../../stores/accounts/accounts.ts';
import { fileText } from '../../../stores/accounts/book-memory.ts';
import { Button } from '../../parts/Button.tsx';
import { offerFile } from '../../parts/offer-file.ts';

interface BookSheetProps extends BookVoice {
  readonly accounts: Accounts;
  readonly open: OpenBook;
  readonly offer: Offer;
}

/** The agreements that are not the usual ones, in words. */
const agreedTexts = ({ open: { book }, offer, say }: BookSheetProps): readonly string[] =>
  offer.agreements.flatMap(({ name, label, usual, choices }) => {
    const chosen = JSON.stringify(book.options[name]);
    const at = choices.findIndex(({ value }) => JSON.stringify(value) === chosen);
    const choice = choices[at];
    return choice && at !== usual ? [say('book.sheet.agreed', { label, value: choice.label })] : [];
  });

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

export function BookSheet(props: BookSheetProps) {
  const { accounts, open, locale, say } = props;
  const { book, settleRules } = open;
  const [savedAs, setSavedAs] = useState<string>();
  const name = `moineau-${isoDay(dayOf(book.begun))}.json`;
  const save = (): void => {
    offerFile(new Blob([fileText(book)], { type: 'application/json' }), name);
    setSavedAs(name);
  };
  const facts = [
    dateIn(locale, book.begun, DAY),
    say(`source.${book.rules}`),
    say('book.sheet.in', { unit: say(`settle.unit.${bookUnit(book, settleRules)}`) }),
    ...agreedTexts(props),
  ];
  return (
    <section class="accounts-sheet column gap-2" aria-labelledby="sheet">
      <h2 class="text-m" id="sheet">
        {say('book.sheet')}
      </h2>
      <p class="text-s">{facts.join(' · ')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys scroll what has the focus. */}
      <div class="scroll" role="group" aria-label={say('book.sheet')} tabIndex={0}>
        <SheetTable {...props} />
      </div>
      <p class="row cluster gap-2">
        <Button onClick={() => print()}>{say('book.print')}</Button>
        <Button onClick={save}>{say('book.keep')}</Button>
        <Button onClick={() => void accounts.close()}>{say('book.close')}</Button>
      </p>
      <p class="text-s" role="status">
        {savedAs && say('book.kept', { name: savedAs })}
      </p>
    </section>
  );
}

function SheetTable({ open, nameOf, locale, say }: BookSheetProps) {
  const { book, settleRules, standing } = open;
  const { hands, game } = standing;
  const unit = bookUnit(book, settleRules);
  const voice = { nameOf, locale, say };
  return (
    <table class="lined full-width sans text-s">
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
        {hands.map((hand, at) => (
          <tr key={at}>
            <th scope="row">
              {hand.entry.end !== 'new-game' && `${handNumber(hands, at)}. `}
              <bdi>{bookHandText(hand, voice)}</bdi>
              {hand.earlier.map((before, nth) => (
                <p key={nth} class="text-xs soft">
                  <bdi>{say('book.earlier', { hand: entryText(before, voice) })}</bdi>
                </p>
              ))}
            </th>
            <td>
              <bdi>{nameOf(hand.game.starter)}</bdi>
            </td>
            {SEATS.map((seat) => (
              <td key={seat}>
                {hand.settled?.ok
                  ? gain(
                      locale,
                      hand.settled.value.settlement.payments[windOf(hand.game.starter, seat)],
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
