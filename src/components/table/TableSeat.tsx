import type { Scene, SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { DiceShown } from './DiceShown.tsx';
import { heldSpot } from './flights.ts';
import { hasLaid, LaidTiles } from './Laid.tsx';

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
  readonly seat: 0 | 1 | 2 | 3;
  readonly say: Say;
}

const nameOf = ({ player, wind }: SceneSeat, say: Say): string => {
  if (wind === undefined) return player;
  const name = say(`wind.${wind}`);
  return player === '' ? name : say('scene.seat', { wind: name, player });
};

/** Who sits there, and on which side of the table. */
export const seatName = (row: SceneSeat, seat: SeatProps['seat'], say: Say): string =>
  say(`scene.sits.${SIDES[seat]}`, { seat: nameOf(row, say) });

/** Wind and name by the wall, the dice thrown, and what lies open before the player. */
export function TableSeat({ scene, seat, say }: SeatProps) {
  const row = scene.seats[seat];
  if (row === undefined) return null;
  const thrown = scene.throws.filter((thrown) => thrown.seat === seat);
  const { player, wind, note } = row;
  return (
    <section class="table-place" data-side={SIDES[seat]} aria-label={seatName(row, seat, say)}>
      <p class="place-name" data-wind={wind}>
        {wind && <strong>{say(`wind.${wind}`)}</strong>}
        <span>{player}</span>
        {note && <em>{say(NOTES[note])}</em>}
      </p>
      {thrown.length > 0 && (
        <p class="place-dice">
          {thrown.map(({ dice }, at) => (
            <DiceShown key={at} dice={dice} say={say} />
          ))}
        </p>
      )}
      {hasLaid(row) && (
        <div class="place-laid">
          <LaidTiles place={seat} seat={row} flowersDown={scene.flowersDown} say={say} />
        </div>
      )}
    </section>
  );
}

/** The tiles of another player from behind, along the edge of the table. */
export function HandBacks({ scene, seat, say }: SeatProps) {
  const row = scene.seats[seat];
  const held = row?.held.length ?? 0;
  if (row === undefined) return null;
  return (
    <div
      class="hand-backs"
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
