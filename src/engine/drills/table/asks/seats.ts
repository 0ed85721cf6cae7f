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
import { type Dice, diceTotal, throwDice } from '../../../table/dice.ts';
import { firstStarter } from '../../../table/first-hand.ts';
import { drawPlaces, type Places } from '../../../table/places.ts';
import { choice, type Field, listOf } from '../../field.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  answerAt,
  codeForStarter,
  LETTERS,
  type Letter,
  player,
  playerAt,
  reason,
  type Setting,
  seatOf,
} from '../ask.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const ALL_DICE = FACES.flatMap((first) => FACES.map((second): Dice => [first, second]));

/** What two dice show at each throw: `43-54`. */
export const dice = (throws: number, least = throws): Field<readonly Dice[]> =>
  listOf(
    choice(ALL_DICE, (faces) => faces.join('')),
    '-',
    { least, most: throws },
  );

export const twoThrows = (rng: Rng): readonly Dice[] => [throwDice(rng), throwDice(rng)];

export const totalsOf = ({ throws }: { readonly throws: readonly Dice[] }): [number, number] =>
  throws.map(diceTotal) as [number, number];

const countRound = (setting: Setting, from: Seat, total: number): readonly string[] =>
  Array.from({ length: total }, (_, at) => playerAt(setting, seatAfter(from, at)));

/** The reason that counts a throw round the table. */
export const countReason = (
  put: Setting & { readonly throws: readonly Dice[] },
  from: Letter,
): AskReason => reason('count', { counted: countRound(put, seatOf(put, from), totalsOf(put)[0]) });

export function firstThrow(
  put: Setting & { readonly throws: readonly Dice[] },
  letter: Letter,
): AskReason {
  const [total] = totalsOf(put);
  return reason('firstThrow', { total, counted: countRound(put, seatOf(put, letter), total) });
}

/** How far to count, from whom. */
export function countHint(put: { readonly throws: readonly Dice[] }, from: Letter): AskReason {
  const [total] = totalsOf(put);
  // Whole rounds of the table change nothing.
  const n = ((total - 1) % SEATS.length) + 1;
  const data = { total, player: from };
  return n === total ? reason('countTo', data) : reason('rounds', { ...data, n });
}

interface ReachedQuestion {
  readonly from: Letter;
  readonly throws: readonly Dice[];
}

export const reached: Ask<ReachedQuestion> = {
  seated: true,
  fields: { from: player, throws: dice(1) },
  make: (rng) => ({ from: pick(rng, LETTERS), throws: [throwDice(rng)] }),
  answer: (put) => answerAt(put, seatReached(seatOf(put, put.from), totalsOf(put)[0])),
  reasons: (put) => {
    const [total] = totalsOf(put);
    const from = seatOf(put, put.from);
    return [
      countReason(put, put.from),
      reason('reached', { total, player: playerAt(put, seatReached(from, total)) }),
    ];
  },
  rules: ({ side }) => [side.kit.table.seating?.rule],
  hint: (put) => [countHint(put, put.from)],
};

interface PlaceQuestion extends ReachedQuestion {
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

const placesIn = (put: AtTable<PlaceQuestion>): Places =>
  drawPlaces({
    thrower: seatOf(put, put.from),
    throws: totalsOf(put),
    column: put.column,
  });

const eastSeat = (put: AtTable<PlaceQuestion>): readonly AskReason[] => [
  firstThrow(put, put.from),
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
  answer: (put) => answerAt(put, placesIn(put).moves[seatOf(put, put.player)]),
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
  rules: ({ side }) => [side.kit.table.seating?.rule],
  hint: eastSeat,
};

export const wind: Ask<{ starter: Letter; wind: Wind }> = {
  seated: true,
  fields: { starter: player, wind: choice(WINDS) },
  make: (rng) => ({ starter: pick(rng, LETTERS), wind: pick(rng, WINDS.slice(1)) }),
  answer: (put) => answerAt(put, seatOfWind(seatOf(put, put.starter), put.wind)),
  reasons: (put) => {
    const east = seatOf(put, put.starter);
    const seats = SEATS.map((turn) => seatAfter(east, turn));
    return [
      reason(codeForStarter(put, 'winds', 'windsFromEast'), {
        winds: seats.map((seat) => ({ player: playerAt(put, seat), wind: windOf(east, seat) })),
      }),
    ];
  },
  rules: ({ side }) => [side.kit.table.seatWinds?.rule],
  hint: ({ starter }) => [reason('eastIs', { player: starter })],
};

/** `from`: who sits East. */
export const starter: Ask<ReachedQuestion> = {
  seated: true,
  fields: { from: player, throws: dice(2) },
  make: (rng) => ({ from: pick(rng, LETTERS), throws: twoThrows(rng) }),
  answer: (put) => answerAt(put, firstStarter(seatOf(put, put.from), totalsOf(put))),
  reasons: (put) => {
    const [first, total] = totalsOf(put);
    const second = seatReached(seatOf(put, put.from), first);
    return [
      firstThrow(put, put.from),
      reason('secondThrow', {
        total,
        player: playerAt(put, second),
        counted: countRound(put, second, total),
      }),
    ];
  },
  rules: ({ side }) => [side.kit.table.starterThrown?.rule],
  hint: (put) => [firstThrow(put, put.from)],
};
