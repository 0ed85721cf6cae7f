import type { Seat } from '../../engine/notation.ts';
import type { Move, SeatView } from '../../engine/play.ts';
import type { Scene, SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { DiceShown } from './DiceShown.tsx';
import { heldSpot } from './flights.ts';
import { Laid } from './Meld.tsx';
import { River } from './River.tsx';

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
  readonly size: 'square' | 'play' | 'few';
  readonly last?: Move | undefined;
  readonly view?: SeatView | undefined;
}

/** Wind and name, and what lies open before the player. */
export function TableSeat({ scene, seat, row, size, last, view, say }: TableSeatProps) {
  const { held, wind } = row;
  const isPlay = size === 'play';
  const nameOf = isPlay ? playerName : seatName;
  return (
    <section
      class="table-seat"
      data-side={SIDES[seat]}
      data-acting={wind && last?.seat === wind ? '' : undefined}
      aria-label={nameOf(row, seat, say)}
    >
      <p class="place-name flex baseline text-xs soft" data-wind={wind}>
        {wind && <strong>{say(`wind.${wind}`)}</strong>}
        {isPlay && seat > 0 && (
          <span role="img" aria-label={say('play.held', { n: held.length })}>
            {held.length}
          </span>
        )}
        {row.player && <span>{row.player}</span>}
        {!isPlay && row.note && <em>{say(NOTES[row.note])}</em>}
        {wind && view?.others[wind]?.isDeclared && <em>{say('play.declared')}</em>}
      </p>
      {!isPlay && <Thrown scene={scene} seat={seat} say={say} />}
      <Laid seat={seat} row={row} flowersDown={!isPlay && scene.flowersDown} say={say} />
      {isPlay && !view && <OpenHand row={row} say={say} />}
      {isPlay && <PlayedRiver {...{ seat, row, view, say }} />}
    </section>
  );
}

interface RowProps extends Pick<SeatProps, 'say'> {
  readonly row: SceneSeat;
  readonly view?: SeatView | undefined;
}

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

/** A hand that everybody sees, once play is over. */
const OpenHand = ({ row: { held }, say }: RowProps) => (
  <div class="place-open" role="group" aria-label={say('play.hands')}>
    {held.map((tile, at) => tile && <Tile key={at} tile={tile} say={say} />)}
  </div>
);

function PlayedRiver({
  seat,
  row: { river, wind },
  view,
  say,
}: RowProps & Pick<SeatProps, 'seat'>) {
  const asked = view?.asked;
  const isClaimed = asked?.kind === 'claims' && asked.seat === wind && !asked.isRobbing;
  return <River tiles={river} seat={seat} isClaimed={isClaimed} say={say} />;
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
