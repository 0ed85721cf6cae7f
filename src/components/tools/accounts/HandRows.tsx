/** All hands that were entered, the last one first: each opens, and can be corrected. */
import type { StandingHand } from '../../../engine/accounts.ts';
import { SEATS, windOf } from '../../../engine/notation.ts';
import { gain } from '../../../i18n/money.ts';
import {
  type BookVoice,
  bookHandText,
  bookUnit,
  entryFaultText,
  entryText,
  handNumber,
} from '../../../i18n/scores/book-words.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import { Button } from '../../parts/Button.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { useLater } from '../../parts/use-later.ts';
import { HandPayments } from './HandPayments.tsx';

interface HandRowsProps extends BookVoice {
  readonly open: OpenBook;
  readonly onCorrect: (at: number) => void;
  readonly onStrike: (at: number) => void;
  readonly onUndo: () => void;
}

export function HandRows(props: HandRowsProps) {
  const { open, onUndo, say } = props;
  const { hands } = open.standing;
  return (
    <section class="column gap-2" aria-labelledby="hands">
      <div class="row cluster spread gap-2">
        <h2 class="text-m" id="hands">
          {say('book.hands')}
        </h2>
        <Button onClick={onUndo}>{say('book.undo')}</Button>
      </div>
      <ol class="plain-list" reversed>
        {hands.map((hand, at) => <HandRow key={at} {...props} hand={hand} at={at} />).toReversed()}
      </ol>
    </section>
  );
}

interface HandRowProps extends HandRowsProps {
  readonly hand: StandingHand;
  readonly at: number;
}

function HandRow(props: HandRowProps) {
  const { hand, nameOf, locale, say } = props;
  const { earlier, settled } = hand;
  const voice = { nameOf, locale, say };
  return (
    <li class="line-below">
      <Fold open={false} summary={<Summary {...props} />}>
        {() => <Details {...props} />}
      </Fold>
      {settled?.ok === false && (
        <p class="alert">
          {say('book.refused')} {entryFaultText(settled.error, voice)}
        </p>
      )}
      {earlier.map((before, nth) => (
        <p key={nth} class="text-s soft">
          <bdi>{say('book.earlier', { hand: entryText(before, voice) })}</bdi>
        </p>
      ))}
    </li>
  );
}

/** The hand in a line, and what it came to at each seat. */
function Summary({ open, hand, at, nameOf, locale, say }: HandRowProps) {
  const { book, settleRules, standing } = open;
  const { entry, isStruck, settled, game } = hand;
  return (
    <span class="column gap-1" style={{ flex: 1 }}>
      <span class={isStruck ? 'soft' : 'ink'}>
        {entry.end !== 'new-game' && `${handNumber(standing.hands, at)}. `}
        <bdi>{bookHandText(hand, { nameOf, locale, say })}</bdi>
      </span>
      {settled?.ok && (
        <span class="settle-nets grid gap-2 figure-line">
          {SEATS.map((seat) => (
            <span key={seat}>
              <span class="visually-hidden">{nameOf(seat)} </span>
              {gain(
                locale,
                settled.value.settlement.payments[windOf(game.starter, seat)],
                bookUnit(book, settleRules),
              )}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

const loadSheets = () => import('./HandSheets.tsx');

function Details({ open, hand, at, onCorrect, onStrike, ...voice }: HandRowProps) {
  const { say } = voice;
  const { entry, isStruck, settled, game } = hand;
  const nth = handNumber(open.standing.hands, at);
  return (
    <div class="grid gap-2">
      {settled?.ok && (
        <>
          {Object.keys(settled.value.sheets).length > 0 && (
            <Sheets {...{ hand, settled: settled.value, ...voice }} />
          )}
          <HandPayments {...{ open, ...voice }} starter={game.starter} settled={settled.value} />
        </>
      )}
      <p class="row cluster gap-2">
        {entry.end !== 'new-game' && (
          <Button aria-label={say('book.correct.hand', { nth })} onClick={() => onCorrect(at)}>
            {say('book.correct')}
          </Button>
        )}
        {!isStruck && <Button onClick={() => onStrike(at)}>{say('book.strike')}</Button>}
      </p>
    </div>
  );
}

type SheetsProps = Parameters<Awaited<ReturnType<typeof loadSheets>>['HandSheets']>[0];

/** What counted the tiles comes with them. */
function Sheets(props: SheetsProps) {
  const later = useLater(loadSheets);
  return later ? (
    <later.HandSheets {...props} />
  ) : (
    <p class="question-note">{props.say('tally.working')}</p>
  );
}
