import { useRef, useState } from 'preact/hooks';
import type { Say } from '../../../i18n/speak.ts';
import { forgetAll } from '../../../stores/mine/forget.ts';
import { Button } from '../../parts/Button.tsx';
import type { Tell } from './tell.ts';

interface ForgetProps {
  readonly say: Say;
  readonly tell: Tell;
}

/** Asked again in another place: at the end of the window that the pressed button is not in. */
export function ForgetAll({ say, tell }: ForgetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<'start' | 'end'>('start');
  const ask = (button: HTMLButtonElement): void => {
    const { top, height } = button.getBoundingClientRect();
    setAt(top + height / 2 > window.innerHeight / 2 ? 'start' : 'end');
    dialog.current?.showModal();
  };
  const forget = async (): Promise<void> => {
    dialog.current?.close();
    try {
      tell(say('mine.forgotten'), await forgetAll());
    } catch {
      tell(say('mine.refused'));
    }
  };
  return (
    <>
      <Button onClick={({ currentTarget }) => ask(currentTarget)}>{say('mine.forget')}</Button>
      <dialog ref={dialog} class="mine-forget card ink" data-at={at} aria-labelledby="mine-sure">
        <h3 class="sans text-s bold" id="mine-sure">
          {say('mine.forget.sure')}
        </h3>
        <p>{say('mine.forget.text')}</p>
        <div class="mine-actions cluster gap-3">
          <Button autofocus onClick={() => dialog.current?.close()}>
            {say('mine.forget.no')}
          </Button>
          <Button look="main" onClick={forget}>
            {say('mine.forget')}
          </Button>
        </div>
      </dialog>
    </>
  );
}
