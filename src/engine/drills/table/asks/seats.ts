/** Where everybody sits: counts of the dice round the table, the drawing of the places, the winds. */
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import {
  SEATS,
  type Seat,
  seatAfter,
  seatOfWind,
  seatReached,
  windOf,
} from '../../../core/seat.ts';
import { WINDS, type Wind } from '../../../core/wind.ts';
import { type Dice, throwDice, totalOf } from '../../../table/dice.ts';
import { type DrawnPlaces, drawPlaces } from '../../../table/places.ts';
import { choice, type Field } from '../../field.ts';
import {
  type Ask,
  dice,
  LETTERS,
  type Letter,
  lettered,
  type Put,
  player,
  playerAt,
  type Reason,
  reason,
  type Setting,
  seatOf,
} from '../ask.ts';

/** The totals of the throws. */
export const totalsOf = ({ throws }: { readonly throws: readonly Dice[] }): [number, number] =>
  throws.map(totalOf) as [number, number];

/** The players as a throw counts them, the first being 1. */
export const countRound = (setting: Setting, from: Seat, total: number): readonly string[] =>
  Array.from({ length: total }, (_, at) => playerAt(setting, seatAfter(from, at)));

/** The first of two throws, counted out. */
export const firstThrow = (
  put: Setting & { readonly throws: readonly Dice[] },
  from: Seat,
): Reason => {
  const [total] = totalsOf(put);
  return reason('firstThrow', { total, counted: countRound(put, from, total) });
};

export interface ReachedQuestion {
  readonly from: Letter;
  readonly throws: readonly Dice[];
}

/** The last four of a count say as much as the whole. */
const shortened = (total: number): number => ((total - 1) % SEATS.length) + 1;

export const reached: Ask<ReachedQuestion> = {
  seated: true,
  fields: { from: player, throws: dice(1) },
  make: (rng) => ({ from: pick(rng, LETTERS), throws: [throwDice(rng)] }),
  throwAgain: (rng, { from }) => ({ from, throws: [throwDice(rng)] }),
  answer: (put) => lettered(put, seatReached(seatOf(put, put.from), totalsOf(put)[0])),
  reasons: (put) => {
    const [total] = totalsOf(put);
    const from = seatOf(put, put.from);
    return [
      reason('count', { counted: countRound(put, from, total) }),
      reason('reached', { total, player: playerAt(put, seatReached(from, total)) }),
    ];
  },
  hint: (put) => {
    const [total] = totalsOf(put);
    const n = shortened(total);
    return [
      n === total
        ? reason('countTo', { total, player: put.from })
        : reason('rounds', { total, n, player: put.from }),
    ];
  },
};

export interface PlaceQuestion extends ReachedQuestion {
  readonly column: readonly Wind[];
  readonly player: Letter;
}

const COLUMNS: readonly (readonly Wind[])[] = WINDS.flatMap((first) =>
  WINDS.flatMap((second) =>
    WINDS.flatMap((third) => WINDS.map((fourth) => [first, second, third, fourth])),
  ),
).filter((column) => new Set(column).size === WINDS.length);

/** The four winds in the order in which they lie: `ENSW`. */
const windColumn: Field<readonly Wind[]> = choice(COLUMNS, (column) => column.join(''));

const placesIn = (put: Put<PlaceQuestion>): DrawnPlaces =>
  drawPlaces({
    thrower: seatOf(put, put.from),
    throws: totalsOf(put),
    column: put.column,
  });

const twoThrows = (rng: Rng): readonly Dice[] => [throwDice(rng), throwDice(rng)];

const eastSeat = (put: Put<PlaceQuestion>): readonly Reason[] => [
  firstThrow(put, seatOf(put, put.from)),
  reason('east', { player: playerAt(put, placesIn(put).east) }),
];

export const place: Ask<PlaceQuestion> = {
  seated: true,
  fields: { from: player, throws: dice(2), column: windColumn, player },
  make: (rng) => ({
    from: pick(rng, LETTERS),
    throws: twoThrows(rng),
    column: shuffled(rng, WINDS),
    player: pick(rng, LETTERS),
  }),
  throwAgain: (rng, { from, column, player: asked }) => ({
    from,
    throws: twoThrows(rng),
    column,
    player: asked,
  }),
  answer: (put) => lettered(put, placesIn(put).moves[seatOf(put, put.player)]),
  reasons: (put) => {
    const { first, winds, moves } = placesIn(put);
    const [, total] = totalsOf(put);
    const seat = moves[seatOf(put, put.player)] as Seat;
    return [
      ...eastSeat(put),
      reason('column', {
        total,
        counted: countRound(put, seatOf(put, put.from), total),
        player: playerAt(put, first),
      }),
      reason('drawn', {
        winds: winds.map((wind, at) => ({ player: playerAt(put, at as Seat), wind })),
      }),
      reason('place', { player: put.player, seat: playerAt(put, seat) }),
    ];
  },
  hint: eastSeat,
};

export interface WindQuestion {
  readonly starter: Letter;
  readonly wind: Wind;
}

export const wind: Ask<WindQuestion> = {
  seated: true,
  fields: { starter: player, wind: choice(WINDS) },
  make: (rng) => ({ starter: pick(rng, LETTERS), wind: pick(rng, WINDS.slice(1)) }),
  answer: (put) => lettered(put, seatOfWind(seatOf(put, put.starter), put.wind)),
  reasons: (put) => {
    const starter = seatOf(put, put.starter);
    const seats = SEATS.map((turn) => seatAfter(starter, turn));
    return [
      reason('winds', {
        winds: seats.map((seat) => ({ player: playerAt(put, seat), wind: windOf(starter, seat) })),
      }),
    ];
  },
  hint: ({ starter }) => [reason('eastIs', { player: starter })],
};
