/** What the keys do while a hand of the international rules is asked about, and its sheet read. */

import { type Answering, goOn } from '../../answer/answering.ts';
import type { Keys } from '../../boards/use-keys.ts';

interface FanKeys {
  readonly session: Answering & { readonly reveal: (lines: number) => void };
  /** What the digit of this place does, from 0. */
  readonly at: (place: number) => void;
  readonly onNext: () => void;
}

/** Digits by place; Enter checks and goes on; an arrow opens the sheet. */
export function fanKeys({ session, at, onNext }: FanKeys): Keys {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (digit) => [String(digit % 10), () => at(digit - 1)] as const,
  );
  return {
    enter: () => goOn(session, onNext),
    h: session.hint,
    arrowright: () => session.reveal(1),
    ...Object.fromEntries(digits),
  };
}
