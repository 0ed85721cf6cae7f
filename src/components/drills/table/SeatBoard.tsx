import type { ComponentChildren } from 'preact';
import type { TableAsk } from '../../../engine/drills.ts';
import { SEATS, type Seat, windOf, windTile } from '../../../engine/notation.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { type InnerBoardProps, Pick } from './inner-board.tsx';

/** Where the seats stand in the drawing, in the order of play. */
const SIDES = ['below', 'right', 'above', 'left'] as const;

type ShownForms = InnerBoardProps['shown']['forms'];

interface SeatBoardProps extends Omit<InnerBoardProps, 'shown' | 'markOf'> {
  readonly shown: {
    readonly ask: TableAsk;
    readonly players: string;
    readonly starter?: string;
    readonly from?: string;
    readonly player?: string;
    /** Who began the game. */
    readonly home?: string;
    readonly forms: ShownForms;
  };
  /** Absent where the seats are not to be chosen. */
  readonly markOf?: InnerBoardProps['markOf'];
  readonly children?: ComponentChildren;
}

/** Who is East, where the question tells it and does not ask for the winds. */
function eastOf({ shown, verdict }: Pick<SeatBoardProps, 'shown' | 'verdict'>): Seat | undefined {
  const { ask, players, starter, from, forms } = shown;
  if (ask === 'wind' && !verdict) return undefined;
  // Where East has no other name, whoever throws for the first one is not East yet.
  const east = ask === 'starter' && !forms.includes('east') ? from : starter;
  return east === undefined ? undefined : (players.indexOf(east) as Seat);
}

export function SeatBoard({ shown, verdict, say, markOf, children }: SeatBoardProps) {
  const { ask, players, starter, from, player: owner, home, forms } = shown;
  const east = eastOf({ shown, verdict });
  const noteOf = (player: string): string | undefined => {
    if (player === starter) {
      if (!forms.includes('east')) return say('table.starter');
      return east === undefined ? say('table.starterEast') : undefined;
    }
    if (player === home) return say(forms.includes('east') ? 'table.homeEast' : 'table.home');
    const isLaid = ask === 'across' || ask === 'giver' || ask === 'turn' || ask === 'passed';
    if (isLaid && player === owner) return ask === 'passed' ? say('table.wins') : say('table.lays');
    if (player !== from) return undefined;
    return isLaid ? say('table.discards') : say('table.throws');
  };
  return (
    <div class="seat-board grid centre gap-2" role="group" aria-label={say('table.seats')}>
      <div class="seat-table row cluster middle gap-3 full-width">{children}</div>
      {SEATS.map((seat) => {
        const player = players[seat] ?? '';
        const note = noteOf(player);
        const side = SIDES[seat];
        const look = { class: 'seat', 'data-side': side };
        const inside = (
          <>
            <span class="visually-hidden">{say('table.player')}</span>
            <span class="seat-name text-l">{player}</span>
            <span class="visually-hidden">{`, ${say(`table.sits.${side}`)}`}</span>
            {east !== undefined && <Tile tile={windTile(windOf(east, seat))} say={say} />}
            {note && <span class="seat-note text-xs text-centre soft">{note}</span>}
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
