/** How an answer is given: checked, helped by hints, and left behind. */
import type { Say } from '../../../i18n/speak.ts';

/** A question that is answered in one go. */
export interface Answering {
  readonly hint: () => void;
  readonly check: (now: number) => void;
  readonly $state: { readonly get: () => { readonly verdict: unknown } };
}

/** Checks the answer, or goes on once it is judged: what Enter does, and the main button. */
export function goOn(session: Answering, onNext: () => void): void {
  if (session.$state.get().verdict) onNext();
  else session.check(performance.now());
}

/** The same for the form that the answer is written in. */
export const submits = (session: Answering, onNext: () => void) => (event: Event) => {
  event.preventDefault();
  goOn(session, onNext);
};

interface CheckOrHintProps {
  readonly session: Pick<Answering, 'hint'>;
  /** Hints that are still to be had. */
  readonly left: number;
  readonly answered: boolean;
  readonly say: Say;
}

/**
 * The main button of a form, and a hint as long as there is no answer. After the last hint its
 * button stays where the focus is, and does nothing.
 */
export const CheckOrHint = ({ session, left, answered, say }: CheckOrHintProps) => (
  <>
    <button type="submit" class="button button--main">
      {say(answered ? 'answer.next' : 'score.check')}
    </button>
    {!answered && (
      <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
        {say('answer.hintsLeft', { n: left })}
      </button>
    )}
  </>
);
