/** The hand that is entered, or corrected: how it ended, what it is worth, and what that comes to. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { endChoices, finesOf, type HandEntry, settleEntry } from '../../../engine/accounts.ts';
import type { Game } from '../../../engine/play.ts';
import { type BookVoice, entryFaultText } from '../../../i18n/scores/book-words.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import { EMPTY_DRAFT, entryOf, type HandDraft } from '../../../stores/accounts/hand-draft.ts';
import { Button } from '../../parts/Button.tsx';
import { EndFields } from './EndFields.tsx';
import { HandPayments } from './HandPayments.tsx';

interface EntryFormProps extends BookVoice {
  readonly open: OpenBook;
  /** As it stood before the hand. */
  readonly game: Game;
  /** What is corrected. */
  readonly before: HandDraft | undefined;
  readonly nth: number;
  readonly takesFocus: boolean;
  readonly onEnter: (entry: HandEntry) => Promise<void>;
  readonly onLeave: (() => void) | undefined;
}

/** The entry that the draft makes, with the fines that can be owed for it: another one is dropped. */
function readDraft({ settleRules, book }: OpenBook, game: Game, draft: HandDraft) {
  const entry = entryOf(draft, settleRules.teaching.losers !== undefined);
  if (entry?.end !== 'win') return { entry, fines: [] };
  const fines = finesOf(settleRules, book, game, entry);
  const { fine, ...won } = entry;
  const isOwed = fines.some(({ kind, seat }) => kind === fine?.kind && seat === fine.seat);
  return { entry: isOwed ? entry : won, fines };
}

export function EntryForm(props: EntryFormProps) {
  const { open, game, before, nth, takesFocus, onEnter, onLeave, ...voice } = props;
  const { say } = voice;
  const { book, settleRules } = open;
  const [draft, setDraft] = useState(before ?? EMPTY_DRAFT);
  const isBusy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const choices = endChoices(settleRules, book, game);
  const { entry, fines } = readDraft(open, game, draft);
  const settled = entry && settleEntry(settleRules, book, game, entry);
  const enter = async (): Promise<void> => {
    // A second tap enters no second hand.
    if (isBusy.current || !entry || !settled?.ok) return;
    isBusy.current = true;
    await onEnter(entry);
    isBusy.current = false;
  };
  return (
    <form
      class="card padded column gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <h2 class="text-m" ref={heading} tabIndex={-1}>
        {say(onLeave ? 'book.correct.hand' : 'book.enter', { nth })}
      </h2>
      <EndFields {...{ open, game, choices, draft, entry, fines, ...voice }} onChange={setDraft} />
      {settled?.ok === false && (
        <p class="question-note" role="status">
          {entryFaultText(settled.error, voice)}
        </p>
      )}
      {settled?.ok && (
        <HandPayments
          {...{ open, ...voice }}
          starter={game.starter}
          settled={settled.value}
          withNext
        />
      )}
      <p class="row cluster gap-2">
        <Button
          type="submit"
          look="main"
          data-ready={settled?.ok ? '' : undefined}
          disabled={!settled?.ok}
        >
          {say(onLeave ? 'book.correct.save' : 'book.save')}
        </Button>
        {onLeave && <Button onClick={onLeave}>{say('book.correct.leave')}</Button>}
      </p>
    </form>
  );
}
