import type { Seat } from '../../engine/notation.ts';
import type { Scene, SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { DiceShown } from './DiceShown.tsx';
import { heldSpot } from './flights.ts';
import { Laid } from './Meld.tsx';

/** Where the seats are in the drawing, in the order of play. */
export const SIDES = ['below', 'right', 'above', 'left'] as const;

const NOTES = {
  starter: 'table.starter',
  throws: 'table.throws',
  lays: 'table.lays',
  discards: 'table.discards',
  wins: 'table.wins',
} as const;

interface SeatProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly say: Say;
}

const nameOf = ({ player, wind }: SceneSeat, say: Say): string => {
  if (wind === undefined) return player;
  const name = say(`wind.${wind}`);
  return player === '' ? name : say('scene.seat', { wind: name, player });
};

/** Who sits there, and on which side of the table. */
export const seatName = (row: SceneSeat, seat: Seat, say: Say): string =>
  say(`scene.sits.${SIDES[seat]}`, { seat: nameOf(row, say) });

/** What a player is called while a hand is played. */
export const playerName = ({ wind }: SceneSeat, seat: Seat, say: Say): string => {
  const name = wind ? say(`wind.${wind}`) : '';
  return seat === 0 ? say('play.you', { wind: name }) : say(`play.seat.${seat}`, { wind: name });
};

interface TableSeatProps extends SeatProps {
  readonly row: SceneSeat;
}

/** Wind and name, and what lies open before the player. */
export const TableSeat = ({ scene, seat, row, say }: TableSeatProps) => (
  <section class="table-seat" data-side={SIDES[seat]} aria-label={seatName(row, seat, say)}>
    <p class="place-name flex baseline text-xs soft" data-wind={row.wind}>
      {row.wind && <strong>{say(`wind.${row.wind}`)}</strong>}
      {row.player && <span>{row.player}</span>}
      {row.note && <em>{say(NOTES[row.note])}</em>}
    </p>
    <Thrown scene={scene} seat={seat} say={say} />
    <Laid seat={seat} row={row} flowersDown={scene.flowersDown} say={say} />
  </section>
);

function Thrown({ scene, seat, say }: SeatProps) {
  const thrown = scene.throws.filter((thrown) => thrown.seat === seat);
  return thrown.length > 0 ? (
    <p class="place-dice cluster gap-1">
      {thrown.map(({ dice }, at) => (
        <DiceShown key={at} dice={dice} say={say} />
      ))}
    </p>
  ) : null;
}

/** The tiles of another player from behind, along the edge of the table. */
export function HandBacks({ scene, seat, say }: SeatProps) {
  const row = scene.seats[seat];
  const held = row?.held.length ?? 0;
  if (row === undefined || seat === 0) return null;
  return (
    <div
      class="hand-backs row middle"
      data-side={SIDES[seat]}
      {...(held > 0 && {
        role: 'img',
        'aria-label': say('scene.held', { seat: nameOf(row, say), n: held }),
      })}
    >
      {row.held.map((_, at) => (
        <span key={at} class="hand-back" data-spot={heldSpot(seat, at)} />
      ))}
    </div>
  );
}
