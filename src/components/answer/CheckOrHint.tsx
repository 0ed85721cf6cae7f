import type { Say } from '../../i18n/speak.ts';
import type { Answering } from './answering.ts';

interface CheckOrHintProps {
  readonly session: Pick<Answering, 'hint'>;
  readonly left: number;
  readonly answered: boolean;
  readonly again?: boolean | undefined;
  readonly say: Say;
}

/**
 * The main button of a form, and a hint as long as there is no answer. After the last hint its
 * button stays where the focus is, and does nothing.
 */
export const CheckOrHint = ({ session, left, answered, again, say }: CheckOrHintProps) => (
  <>
    <button type="submit" class="button button--main">
      {say(answered ? (again ? 'score.again' : 'answer.next') : 'score.check')}
    </button>
    {!answered && (
      <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
        {say('answer.hintsLeft', { n: left })}
      </button>
    )}
  </>
);
