/** What the keys do while a hand is counted, and while its sheet is read. */
import type { RefObject } from 'preact';
import type { CountSession } from '../../../stores/counting/count-session.ts';
import type { CountView } from '../../../stores/counting/count-view.ts';
import { goOn } from '../../answer/answering.ts';
import type { Keys } from '../../boards/use-keys.ts';

interface CountKeys {
  readonly session: CountSession;
  readonly view: CountView;
  readonly root: RefObject<HTMLElement>;
  readonly onNext: () => void;
}

/** Digits tick by place, or go to a figure; Enter checks and goes on; an arrow opens the sheet. */
export function countKeys({ session, view, root, onNext }: CountKeys): Keys {
  const at = (place: number) => (): void => {
    const line = view.lines[place];
    if (line) session.tick(line.item);
    else root.current?.querySelectorAll<HTMLElement>('[data-field]')[place]?.focus();
  };
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (digit) => [String(digit), at(digit - 1)] as const,
  );
  return {
    enter: () => goOn(session, onNext),
    h: session.hint,
    arrowright: () => session.reveal(1),
    ...Object.fromEntries(digits),
  };
}
