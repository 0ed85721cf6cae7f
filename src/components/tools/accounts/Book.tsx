/** An open book: totals in sight, the hand that is entered, and all hands below. */
import { useState } from 'preact/hooks';
import {
  addHand,
  changeHand,
  type HandEntry,
  strikeHand,
  undoLine,
} from '../../../engine/accounts.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { Accounts, OpenBook } from '../../../stores/accounts/accounts.ts';
import { draftOf } from '../../../stores/accounts/hand-draft.ts';
import type { Offers } from './BookSetup.tsx';
import { BookSheet } from './BookSheet.tsx';
import { HandForm } from './HandForm.tsx';
import { HandRows } from './HandRows.tsx';
import { numberOf } from './hand-text.ts';
import { namesIn } from './players.ts';
import { Totals } from './Totals.tsx';

interface BookProps extends Voice {
  readonly accounts: Accounts;
  readonly open: OpenBook;
  readonly offers: Offers;
}

export function Book({ accounts, open, offers, locale, say }: BookProps) {
  const { book, standing } = open;
  const { hands, game } = standing;
  const [corrected, setCorrected] = useState<number>();
  const nameOf = namesIn(book, say);
  const edited = corrected === undefined ? undefined : hands[corrected];
  const [entered, setEntered] = useState(0);
  const enter = async (entry: HandEntry): Promise<void> => {
    const isWritten = await accounts.edit((before) =>
      edited === undefined || corrected === undefined
        ? addHand(before, entry)
        : changeHand(before, corrected, entry),
    );
    if (!isWritten) return;
    setCorrected(undefined);
    setEntered(entered + 1);
  };
  const speaking = { nameOf, locale, say };
  return (
    <>
      <div class="accounts-screen column gap-4">
        <Totals {...{ open, ...speaking }} />
        {game.isOver && (
          <div class="card grid gap-2">
            <p>{say('book.over')}</p>
            <button
              type="button"
              class="button"
              onClick={() => void accounts.edit((before) => addHand(before, { end: 'new-game' }))}
            >
              {say('book.another')}
            </button>
          </div>
        )}
        <HandForm
          // Another hand is begun anew once one is entered.
          key={edited ? `correct-${corrected}` : entered}
          {...{ open, ...speaking }}
          game={edited?.game ?? game}
          before={edited && draftOf(edited.entry)}
          nth={numberOf(hands, edited ? corrected : undefined)}
          onEnter={enter}
          onLeave={edited && (() => setCorrected(undefined))}
        />
        {hands.length > 0 && (
          <HandRows
            {...{ open, ...speaking }}
            onCorrect={setCorrected}
            onStrike={(at) => void accounts.edit((before) => strikeHand(before, at))}
            onUndo={() => void accounts.edit(undoLine)}
          />
        )}
      </div>
      <BookSheet {...{ accounts, open, ...speaking }} offered={offers[book.rules]} />
    </>
  );
}
