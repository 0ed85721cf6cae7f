/** Forgets everything: asks first, and has it back for a while. */
import { useState } from 'preact/hooks';
import { forgetCards } from '../../stores/record/cards.ts';
import { useUndo } from '../answer/use-undo.ts';
import type { PageProps } from './page-props.ts';

export function Forget({ cards, say }: Pick<PageProps, 'cards' | 'say'>) {
  const [isAsked, setAsked] = useState(false);
  const { canUndo, done, undo } = useUndo();
  const forget = async (): Promise<void> => {
    setAsked(false);
    done(await forgetCards());
  };
  if (canUndo)
    return (
      <p class="mistakes-forget" role="status">
        {say('mistakes.forgotten')}{' '}
        <button type="button" class="button button--quiet" onClick={undo}>
          {say('mistakes.undo')}
        </button>
      </p>
    );
  if (cards.length === 0) return null;
  return (
    <p class="mistakes-forget">
      {isAsked ? (
        <>
          {say('mistakes.forget.sure', { n: cards.length })}{' '}
          <button type="button" class="button" onClick={forget}>
            {say('mistakes.forget.yes')}
          </button>{' '}
          <button type="button" class="button button--quiet" onClick={() => setAsked(false)}>
            {say('mistakes.forget.no')}
          </button>
        </>
      ) : (
        <button type="button" class="button" onClick={() => setAsked(true)}>
          {say('mistakes.forget')}
        </button>
      )}
    </p>
  );
}
