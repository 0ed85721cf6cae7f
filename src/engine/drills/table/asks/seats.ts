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
  codeForStarter,
  LETTERS,
  type Letter,
  player,
  reason,
  type Setting,
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
  Array.from({ length: total }, (_, at) => setting.playerAt(seatAfter(from, at)));

/** The reason that counts a throw round the table. */
export const countReason = (
  put: Setting & { readonly throws: readonly Dice[] },
  from: Letter,
): AskReason => reason('count', { counted: countRound(put, put.seatOf(from), totalsOf(put)[0]) });

export function firstThrow(
  put: Setting & { readonly throws: readonly Dice[] },
  letter: Letter,
): AskReason {
  const [total] = totalsOf(put);
  return reason('firstThrow', { total, counted: countRound(put, put.seatOf(letter), total) });
}

/** Which winds the players have drawn, and where one of them then sits. */
export const placesDrawn = (
  put: AtTable<{ readonly player: Letter }>,
  { winds, moves }: Pick<Places, 'winds' | 'moves'>,
): readonly AskReason[] => [
  reason('drawn', {
    winds: winds.map((wind, at) => ({ player: put.playerAt(at as Seat), wind })),
  }),
  reason('place', {
    player: put.player,
    seat: put.playerAt(moves[put.seatOf(put.player)] as Seat),
  }),
];

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
  fields: { from: player, throws: dice(1) },
  make: (rng) => ({ from: pick(rng, LETTERS), throws: [throwDice(rng)] }),
  answer: (put) => put.answerAt(seatReached(put.seatOf(put.from), totalsOf(put)[0])),
  reasons: (put) => {
    const [total] = totalsOf(put);
    const from = put.seatOf(put.from);
    return [
      countReason(put, put.from),
      reason('reached', { total, player: put.playerAt(seatReached(from, total)) }),
    ];
  },
  rules: ({ kit }) => [kit.table.seating?.rule],
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
    thrower: put.seatOf(put.from),
    throws: totalsOf(put),
    column: put.column,
  });

const eastSeat = (put: AtTable<PlaceQuestion>): readonly AskReason[] => [
  firstThrow(put, put.from),
  reason('east', { player: put.playerAt(placesIn(put).east) }),
];

export const place: Ask<PlaceQuestion> = {
  fields: { from: player, throws: dice(2), column: windColumn, player },
  make: (rng) => ({
    from: pick(rng, LETTERS),
    throws: twoThrows(rng),
    column: shuffled(rng, WINDS),
    player: pick(rng, LETTERS),
  }),
  answer: (put) => put.answerAt(placesIn(put).moves[put.seatOf(put.player)]),
  reasons: (put) => {
    const { first } = placesIn(put);
    const [, total] = totalsOf(put);
    return [
      ...eastSeat(put),
      reason('column', {
        total,
        counted: countRound(put, put.seatOf(put.from), total),
        player: put.playerAt(first),
      }),
      ...placesDrawn(put, placesIn(put)),
    ];
  },
  rules: ({ kit }) => [kit.table.seating?.rule],
  hint: eastSeat,
};

export const wind: Ask<{ starter: Letter; wind: Wind }> = {
  fields: { starter: player, wind: choice(WINDS) },
  make: (rng) => ({ starter: pick(rng, LETTERS), wind: pick(rng, WINDS.slice(1)) }),
  answer: (put) => put.answerAt(seatOfWind(put.seatOf(put.starter), put.wind)),
  reasons: (put) => {
    const east = put.seatOf(put.starter);
    const seats = SEATS.map((turn) => seatAfter(east, turn));
    return [
      reason(codeForStarter(put, 'winds', 'windsFromEast'), {
        winds: seats.map((seat) => ({ player: put.playerAt(seat), wind: windOf(east, seat) })),
      }),
    ];
  },
  rules: ({ kit }) => [kit.table.seatWinds?.rule],
  hint: ({ starter }) => [reason('eastIs', { player: starter })],
};

/** `from`: who sits East. */
export const starter: Ask<ReachedQuestion> = {
  fields: { from: player, throws: dice(2) },
  make: (rng) => ({ from: pick(rng, LETTERS), throws: twoThrows(rng) }),
  answer: (put) => put.answerAt(firstStarter(put.seatOf(put.from), totalsOf(put))),
  reasons: (put) => {
    const [first, total] = totalsOf(put);
    const second = seatReached(put.seatOf(put.from), first);
    return [
      firstThrow(put, put.from),
      reason('secondThrow', {
        total,
        player: put.playerAt(second),
        counted: countRound(put, second, total),
      }),
    ];
  },
  rules: ({ kit }) => [kit.table.starterThrown?.rule],
  hint: (put) => [firstThrow(put, put.from)],
};
