/** A side of the table, drawn as the one at the bottom and turned to its edge; and who sits there. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../engine/notation.ts';
import type { Scene, SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { Dice } from './Dice.tsx';
import { heldSpot } from './flights.ts';
import { LaidTiles } from './Meld.tsx';
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

interface TableSideProps {
  readonly seat: Seat;
  readonly row: SceneSeat;
  readonly say: Say;
  readonly label: string;
  /** All hands lie open, once play is over. */
  readonly isOpen?: boolean;
  readonly flowersDown?: boolean | undefined;
  /** The last tile discarded here is the last at the table, and may be claimed now. */
  readonly isLast?: boolean;
  readonly isClaimed?: boolean;
  /** The place of the tile that declared the hand ready. */
  readonly across?: number | undefined;
  readonly children?: ComponentChildren;
}

/** The tiles held, the discards in rows of six, the melds at the player's right hand. */
export const TableSide = ({
  label,
  isOpen,
  isLast,
  isClaimed,
  across,
  children,
  ...side
}: TableSideProps) => {
  const { seat, row, say } = side;
  return (
    <section
      class="table-side"
      data-side={SIDES[seat]}
      data-turn={seat}
      data-last={isLast ? '' : undefined}
      aria-label={label}
    >
      {isOpen ? <HeldFaces row={row} say={say} /> : seat > 0 && <Rack {...{ seat, row, say }} />}
      {row.river.length > 0 && (
        <River {...{ tiles: row.river, seat, across, say }} isClaimed={isClaimed ?? false} />
      )}
      <LaidTiles {...side} />
      {children}
    </section>
  );
};

interface HeldProps extends Pick<TableSideProps, 'row' | 'say'> {}

const Rack = ({ seat, row: { held }, say }: HeldProps & Pick<TableSideProps, 'seat'>) =>
  held.length > 0 ? (
    <span class="rack" role="img" aria-label={say('play.held', { n: held.length })}>
      {held.map((_, at) => (
        <i key={at} data-spot={heldSpot(seat, at)} />
      ))}
    </span>
  ) : null;

/** A hand that everybody sees, once play is over. */
const HeldFaces = ({ row: { held }, say }: HeldProps) => (
  <div class="place-open" role="group" aria-label={say('play.hands')}>
    {held.map((tile, at) => tile && <Tile key={at} tile={tile} say={say} />)}
  </div>
);

interface TableSeatProps extends Pick<TableSideProps, 'seat' | 'row' | 'say'> {
  readonly scene: Scene;
}

/** While a table is made ready, wind, name and dice are written on it. */
export const TableSeat = ({ scene, seat, row, say }: TableSeatProps) => (
  <TableSide
    {...{ seat, row, say }}
    flowersDown={scene.flowersDown}
    label={seatName(row, seat, say)}
  >
    <p class="place-name flex baseline text-xs soft" data-wind={row.wind}>
      {row.wind && <strong class="ink">{say(`wind.${row.wind}`)}</strong>}
      {row.player && <span>{row.player}</span>}
      {row.note && <em>{say(NOTES[row.note])}</em>}
    </p>
    <SeatDice scene={scene} seat={seat} say={say} />
  </TableSide>
);

function SeatDice({ scene, seat, say }: Omit<TableSeatProps, 'row'>) {
  const thrown = scene.throws.filter((thrown) => thrown.seat === seat);
  return thrown.length > 0 ? (
    <p class="place-dice cluster gap-1">
      {thrown.map(({ dice }, at) => (
        <Dice key={at} dice={dice} say={say} />
      ))}
    </p>
  ) : null;
}
