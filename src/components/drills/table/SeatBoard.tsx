import type { ComponentChildren } from 'preact';
import { SEATS } from '../../../engine/notation.ts';
import type { Say } from '../../../i18n/speak.ts';
import { type Mark, MarkSign } from './marks.tsx';

/** Where the seats stand in the drawing, in the order of play: below, right, above, left. */
const SIDES = ['below', 'right', 'above', 'left'] as const;

interface SeatBoardProps {
  /** The letters of the players, in the order of play. */
  readonly players: string;
  readonly say: Say;
  readonly markOf: (player: string) => Mark | undefined;
  /** Whether the seats are to be chosen, and do not only show who sits there. */
  readonly touchable?: boolean;
  /** What is known of a player before the answer. */
  readonly noteOf?: (player: string) => string | undefined;
  /** What lies in the middle. */
  readonly children?: ComponentChildren;
}

/** A square table from above with a button for each seat. */
export function SeatBoard(props: SeatBoardProps) {
  const { players, say, markOf, touchable, noteOf, children } = props;
  return (
    <div class="seat-board" role="group" aria-label={say('table.seats')}>
      <div class="seat-table">{children}</div>
      {SEATS.map((seat) => {
        const player = players[seat] ?? '';
        const mark = markOf(player);
        const note = noteOf?.(player);
        const inside = (
          <>
            <span class="visually-hidden">{say('table.player')}</span>
            <span class="seat-name">{player}</span>
            {note && <span class="seat-note">{note}</span>}
            <MarkSign mark={mark} say={say} />
          </>
        );
        if (!touchable) {
          return (
            <span key={player} class="seat" data-side={SIDES[seat]}>
              {inside}
            </span>
          );
        }
        return (
          <button
            type="button"
            key={player}
            class="seat"
            data-side={SIDES[seat]}
            data-item={player}
            data-mark={mark}
            aria-pressed={mark === 'chosen' || mark === 'right' || mark === 'wrong'}
          >
            {inside}
          </button>
        );
      })}
    </div>
  );
}
