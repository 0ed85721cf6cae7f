/** The hand that is entered, or corrected: how it ended, what it is worth, and what that comes to. */
import { useRef, useState } from 'preact/hooks';
import { endChoices, type HandEntry, settleEntry } from '../../../engine/accounts.ts';
import type { Game } from '../../../engine/play.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import { EMPTY_DRAFT, entryOf, type HandDraft } from '../../../stores/accounts/hand-draft.ts';
import { EndFields } from './EndFields.tsx';
import { HandPayments } from './HandPayments.tsx';
import { faultText } from './hand-text.ts';
import type { NameOf } from './players.ts';

interface HandFormProps extends Voice {
  readonly open: OpenBook;
  /** As it stood before the hand. */
  readonly game: Game;
  readonly before: HandDraft | undefined;
  readonly nth: number;
  readonly nameOf: NameOf;
  readonly onEnter: (entry: HandEntry) => Promise<void>;
  readonly onLeave: (() => void) | undefined;
}

export function HandForm(props: HandFormProps) {
  const { open, game, before, nth, nameOf, onEnter, onLeave, locale, say } = props;
  const { book, side } = open;
  const [draft, setDraft] = useState(before ?? EMPTY_DRAFT);
  const isBusy = useRef(false);
  const choices = endChoices(side, book, game);
  const entry = entryOf(draft);
  const settled = entry && settleEntry(side, book, game, entry);
  const fault = settled?.ok === false ? settled.error : undefined;
  const enter = async (): Promise<void> => {
    // A second tap enters no second hand.
    if (isBusy.current || !entry || !settled?.ok) return;
    isBusy.current = true;
    await onEnter(entry);
    isBusy.current = false;
  };
  return (
    <form
      class="accounts-hand card grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <h2 class="text-m">{say(onLeave ? 'book.correct.hand' : 'book.enter', { nth })}</h2>
      <EndFields {...{ open, game, choices, draft, entry, nameOf, locale, say }} onSay={setDraft} />
      {fault && <p class="question-note">{faultText(fault, say, nameOf)}</p>}
      {settled?.ok && (
        <HandPayments
          {...{ open, nameOf, locale, say }}
          {...{ starter: game.starter }}
          settled={settled.value}
          next
        />
      )}
      <p class="row cluster gap-2">
        <button
          type="submit"
          class="button button--main"
          data-ready={settled?.ok ? '' : undefined}
          disabled={!settled?.ok}
        >
          {say(onLeave ? 'book.correct.save' : 'book.save')}
        </button>
        {onLeave && (
          <button type="button" class="button" onClick={onLeave}>
            {say('book.correct.leave')}
          </button>
        )}
      </p>
    </form>
  );
}
