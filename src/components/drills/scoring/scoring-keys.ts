/** What the keys do while a hand is asked about, and while its sheet is read. */
import type { RefObject } from 'preact';
import { ticked } from '../../../stores/scoring/scoring-draft.ts';
import type { Keys } from '../../boards/use-keys.ts';
import type { ScoringBoardProps } from './board-props.ts';

interface ScoringKeys extends Pick<ScoringBoardProps, 'session' | 'state'> {
  readonly root: RefObject<HTMLElement>;
  /** What Enter does. */
  readonly proceed: () => void;
}

/** Digits tick by place, or go to a field; Enter checks and goes on; an arrow opens the sheet. */
export function scoringKeys({ session, state, root, proceed }: ScoringKeys): Keys {
  const { shown } = state;
  const at = (place: number) => (): void => {
    const item = shown.lines[place];
    if (item) session.edit(ticked(item, shown));
    else root.current?.querySelectorAll<HTMLElement>('[data-field]')[place]?.focus();
  };
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (digit) => [String(digit % 10), at(digit - 1)] as const,
  );
  return {
    enter: proceed,
    h: session.hint,
    arrowright: () => session.reveal(1),
    ...Object.fromEntries(digits),
  };
}
