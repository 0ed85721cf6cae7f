/** What the keys do while a table is settled, and while its accounts are read. */
import type { RefObject } from 'preact';
import type { SettleSession } from '../../../stores/settling/settle-session.ts';
import { goOn } from '../../answer/answering.ts';
import type { Keys } from '../../boards/use-keys.ts';

interface SettleKeys {
  readonly session: SettleSession;
  readonly root: RefObject<HTMLElement>;
  readonly onNext: () => void;
}

/** Digits go to a sum by its place; Enter checks and goes on. */
export function settleKeys({ session, root, onNext }: SettleKeys): Keys {
  const go = (place: number) => (): void =>
    root.current?.querySelectorAll<HTMLElement>('[data-field]')[place]?.focus();
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (digit) => [String(digit), go(digit - 1)] as const,
  );
  return {
    enter: () => goOn(session, onNext),
    h: session.hint,
    ...Object.fromEntries(digits),
  };
}
