/** An open book: totals in sight, the hand that is entered, and all hands below. */
import { useState } from 'preact/hooks';
import {
  addHand,
  changeHand,
  type HandEntry,
  strikeHand,
  undoLine,
} from '../../../engine/accounts.ts';
import { handNumber, playerNames } from '../../../i18n/scores/book-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { Accounts, OpenBook } from '../../../stores/accounts/accounts.ts';
import { draftOf } from '../../../stores/accounts/hand-draft.ts';
import { Button } from '../../parts/Button.tsx';
import type { Offers } from './BookSetup.tsx';
import { BookSheet } from './BookSheet.tsx';
import { EntryForm } from './EntryForm.tsx';
import { HandRows } from './HandRows.tsx';
import { Totals } from './Totals.tsx';

interface BookProps extends Voice {
  readonly accounts: Accounts;
  readonly open: OpenBook;
  readonly offers: Offers;
}

export function Book({ accounts, open, offers, locale, say }: BookProps) {
  const { book, standing } = open;
  const { hands, game } = standing;
  /** The place of the hand that is corrected. */
  const [at, setAt] = useState<number>();
  /** How many forms were filled in: each hand has one of its own. */
  const [forms, setForms] = useState(0);
  const earlier = at === undefined ? undefined : hands[at];
  const turnTo = (place?: number): void => {
    setAt(place);
    setForms(forms + 1);
  };
  const enter = async (entry: HandEntry): Promise<void> => {
    const isWritten = await accounts.edit((before) =>
      earlier === undefined || at === undefined
        ? addHand(before, entry)
        : changeHand(before, at, entry),
    );
    if (isWritten) turnTo();
  };
  const voice = { nameOf: playerNames(book, say), locale, say };
  return (
    <>
      <div class="screen-only accounts-columns column gap-4 gap-x-5">
        <div class="column gap-4">
          <Totals {...{ open, ...voice }} />
          {game.isOver && <GameOver {...{ accounts, say }} />}
          <EntryForm
            key={forms}
            {...{ open, ...voice }}
            game={earlier?.game ?? game}
            before={earlier && draftOf(earlier.entry)}
            nth={handNumber(hands, earlier ? at : undefined)}
            takesFocus={forms > 0}
            onEnter={enter}
            onLeave={earlier && (() => turnTo())}
          />
        </div>
        {hands.length > 0 && (
          <HandRows
            {...{ open, ...voice }}
            onCorrect={turnTo}
            onStrike={(place) => void accounts.edit((before) => strikeHand(before, place))}
            onUndo={() => void accounts.edit(undoLine)}
          />
        )}
      </div>
      <BookSheet {...{ accounts, open, ...voice }} offer={offers[book.rules]} />
    </>
  );
}

/** Its rounds are played; the evening may last longer. */
const GameOver = ({ accounts, say }: Pick<BookProps, 'accounts' | 'say'>) => (
  <div class="card padded grid gap-2">
    <p>{say('book.over')}</p>
    <Button onClick={() => void accounts.edit((before) => addHand(before, { end: 'new-game' }))}>
      {say('book.another')}
    </Button>
  </div>
);
