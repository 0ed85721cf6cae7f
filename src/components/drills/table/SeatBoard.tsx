import type { ComponentChildren } from 'preact';
import { SEATS } from '../../../engine/notation.ts';
import { type InnerBoardProps, Pick } from './inner-board.tsx';

/** Where the seats stand in the drawing, in the order of play. */
const SIDES = ['below', 'right', 'above', 'left'] as const;

interface SeatBoardProps extends Omit<InnerBoardProps, 'shown' | 'markOf'> {
  readonly shown: { readonly players: string; readonly starter?: string; readonly from?: string };
  /** Absent where the seats are not to be chosen. */
  readonly markOf?: InnerBoardProps['markOf'];
  readonly children?: ComponentChildren;
}

export function SeatBoard({ shown, say, markOf, children }: SeatBoardProps) {
  const { players, starter, from } = shown;
  const noteOf = (player: string): string | undefined => {
    if (player === starter) return say('table.starter');
    return player === from ? say('table.throws') : undefined;
  };
  return (
    <div class="seat-board" role="group" aria-label={say('table.seats')}>
      <div class="seat-table">{children}</div>
      {SEATS.map((seat) => {
        const player = players[seat] ?? '';
        const note = noteOf(player);
        const look = { class: 'seat', 'data-side': SIDES[seat] };
        const inside = (
          <>
            <span class="visually-hidden">{say('table.player')}</span>
            <span class="seat-name">{player}</span>
            {note && <span class="seat-note">{note}</span>}
          </>
        );
        return markOf ? (
          <Pick key={player} {...look} {...{ say, markOf }} item={player}>
            {inside}
          </Pick>
        ) : (
          <span key={player} {...look}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}
