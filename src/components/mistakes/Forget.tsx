/** Forgets everything: asks first, and has it back for a while. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { forgetCards } from '../../stores/record/cards.ts';
import { Button } from '../parts/Button.tsx';
import { useUndo } from '../parts/use-undo.ts';
import type { PageProps } from './page-props.ts';

export function Forget({ cards, say }: Pick<PageProps, 'cards' | 'say'>) {
  const [isAsked, setAsked] = useState(false);
  const { canUndo, done, undo } = useUndo();
  const line = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed goes: of those in its place, the last is the harmless one.
  useEffect(() => {
    const last = line.current?.querySelector<HTMLElement>('button:last-of-type');
    if (!wasPressed.current || !last) return;
    last.focus();
    wasPressed.current = false;
  });
  const ask = (asked: boolean) => (): void => {
    wasPressed.current = true;
    setAsked(asked);
  };
  const forget = async (): Promise<void> => {
    const restore = await forgetCards();
    ask(false)();
    done(restore);
  };
  const takeBack = (): void => {
    wasPressed.current = true;
    void undo();
  };
  const isSure = isAsked && !canUndo;
  return (
    <p class="mistakes-forget" ref={line}>
      <span role="status">{canUndo && say('mistakes.forgotten')}</span>{' '}
      {canUndo && (
        <Button look="quiet" onClick={takeBack}>
          {say('mistakes.undo')}
        </Button>
      )}
      {cards.length > 0 && isSure && (
        <>
          {say('mistakes.forget.sure', { n: cards.length })}{' '}
          <Button onClick={forget}>{say('mistakes.forget.yes')}</Button>{' '}
          <Button look="quiet" onClick={ask(false)}>
            {say('mistakes.forget.no')}
          </Button>
        </>
      )}
      {cards.length > 0 && !isSure && !canUndo && (
        <Button onClick={ask(true)}>{say('mistakes.forget')}</Button>
      )}
    </p>
  );
}
