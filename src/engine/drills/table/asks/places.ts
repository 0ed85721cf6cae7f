import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { SEATS, type Seat } from '../../../core/seat.ts';
import { isSuited, RANKS, rankOf, SUITS, type Tile } from '../../../core/tile.ts';
import { WINDS, type Wind, windTile } from '../../../core/wind.ts';
import type { Dice } from '../../../table/dice.ts';
import { drawFromRow, type RowPlaces, rankedByThrows } from '../../../table/places.ts';
import { type WindKind, windKind } from '../../../table/winds.ts';
import type { Refusal } from '../../drill.ts';
import { choice, listOf, tileRow } from '../../field.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  flawIn,
  LETTERS,
  type Letter,
  notInRules,
  player,
  reason,
  type TableContext,
} from '../ask.ts';
import { dice, firstThrow, placesDrawn, totalsOf, twoThrows } from './seats.ts';

/** What each player throws, with one die or two. */
type Thrown = readonly number[];

interface RankedQuestion {
  readonly thrown: readonly Thrown[];
  readonly wind: Wind;
}

const highest = ({ kit }: TableContext) => {
  const { seating } = kit.table;
  return seating?.by === 'highest' ? seating : undefined;
};

const sumOf = (thrown: Thrown): number => thrown.reduce((sum, face) => sum + face, 0);

const ranksIn = ({ thrown }: Pick<RankedQuestion, 'thrown'>) => rankedByThrows([thrown.map(sumOf)]);

/** Who has a wind, where nobody has to throw again for it. */
function placedAt(put: Pick<RankedQuestion, 'thrown' | 'wind'>): Seat | undefined {
  let place = WINDS.indexOf(put.wind);
  for (const level of ranksIn(put)) {
    if (place < level.length) return level.length === 1 ? level[0] : undefined;
    place -= level.length;
  }
  return undefined;
}

function rankedFlaw(put: AtTable<RankedQuestion>): Refusal | undefined {
  const seating = highest(put);
  if (!seating || (!seating.ranks && put.wind !== 'E')) return notInRules();
  if (put.thrown.some((faces) => faces.length !== seating.dice)) {
    return notInRules('thrown');
  }
  return placedAt(put) === undefined ? flawIn('thrown', 'thrown-again') : undefined;
}

const THROWN = listOf(listOf(choice([1, 2, 3, 4, 5, 6]), '', { least: 1, most: 2 }), '-', {
  least: SEATS.length,
  most: SEATS.length,
});

const ranking = (put: AtTable<RankedQuestion>): AskReason =>
  reason('ranking', {
    order: ranksIn(put).map((level) => level.map((seat) => put.playerAt(seat)).join(' = ')),
  });

export const ranked: Ask<RankedQuestion> = {
  isSeatless: true,
  fields: { thrown: THROWN, wind: choice(WINDS) },
  flaw: rankedFlaw,
  make: (rng, context) => {
    const { dice: number = 1, ranks = true } = highest(context) ?? {};
    const wind = ranks ? pick(rng, WINDS) : WINDS[0];
    for (;;) {
      const thrown = SEATS.map(() => Array.from({ length: number }, () => 1 + rng.below(6)));
      if (placedAt({ thrown, wind }) !== undefined) return { thrown, wind };
    }
  },
  answer: (put) => put.answerAt(placedAt(put)),
  reasons: (put) => [
    ranking(put),
    reason(highest(put)?.ranks ? 'ranksSeats' : 'ranksEast', {
      player: put.playerAt(placedAt(put) ?? 0),
      wind: put.wind,
    }),
  ],
  rules: ({ kit }) => [kit.table.seating?.rule],
  hint: (put) => [ranking(put)],
};

interface LotQuestion {
  readonly from: Letter;
  readonly throws: readonly Dice[];
  readonly row: readonly Tile[];
  readonly player: Letter;
}

/** The four winds, an odd and an even number. */
function isDrawn(row: readonly Tile[]): boolean {
  const numbers = row.filter((tile) => isSuited(tile));
  const winds = WINDS.map(windTile).filter((wind) => row.includes(wind));
  const parities = new Set(numbers.map((tile) => rankOf(tile) % 2));
  return row.length === 6 && numbers.length === 2 && winds.length === 4 && parities.size === 2;
}

const lotIn = (put: AtTable<LotQuestion>): RowPlaces =>
  drawFromRow({ thrower: put.seatOf(put.from), throws: totalsOf(put), row: put.row });

const numberTile = (rng: Rng, parity: number): Tile =>
  `${pick(
    rng,
    RANKS.filter((rank) => rank % 2 === parity),
  )}${pick(rng, SUITS)}`;

/** The way as far as the end from which the winds are handed out. */
function lotBegins(put: AtTable<LotQuestion>): readonly AskReason[] {
  const { east, tidied, from, first } = lotIn(put);
  const [, total] = totalsOf(put);
  return [
    firstThrow(put, put.from),
    reason('east', { player: put.playerAt(east) }),
    reason('tidied', { tiles: tidied }),
    reason(total % 2 === 0 ? 'fromEven' : 'fromOdd', {
      ...{ total, side: from },
      player: put.playerAt(first),
    }),
  ];
}

/** `from`: who lined up the six tiles. */
export const lot: Ask<LotQuestion> = {
  fields: { from: player, throws: dice(2), row: tileRow, player },
  flaw: (put) => {
    if (put.kit.table.seating?.by !== 'row') return notInRules();
    return isDrawn(put.row) ? undefined : flawIn('row', 'not-six-tiles');
  },
  make: (rng) => ({
    from: pick(rng, LETTERS),
    throws: twoThrows(rng),
    row: shuffled(rng, [...WINDS.map(windTile), numberTile(rng, 0), numberTile(rng, 1)]),
    player: pick(rng, LETTERS),
  }),
  answer: (put) => put.answerAt(lotIn(put).moves[put.seatOf(put.player)]),
  reasons: (put) => [...lotBegins(put), ...placesDrawn(put, lotIn(put))],
  rules: ({ kit }) => [kit.table.seating?.rule],
  hint: lotBegins,
};

const WIND_KINDS: readonly WindKind[] = ['plain', 'honour', 'double'];
const KIND_CODES = { plain: 'windPlain', honour: 'windHonour', double: 'windDouble' } as const;

interface WindQuestion {
  readonly wind: Wind;
  readonly round: Wind;
  readonly seat: Wind;
}

const kindOf = (put: WindQuestion) => windKind(put.wind, put);

/** What a wind is to a player who has one of his own while another one rules. */
export const worth: Ask<WindQuestion, { kinds: readonly WindKind[] }> = {
  isSeatless: true,
  fields: { wind: choice(WINDS), round: choice(WINDS), seat: choice(WINDS) },
  make: (rng, { kit }) => {
    const round = pick(rng, WINDS.slice(0, kit.table.rounds.number));
    const seat = pick(rng, WINDS);
    return { round, seat, wind: pick(rng, rng.below(3) === 0 ? WINDS : [round, seat]) };
  },
  answer: (put) => [kindOf(put)],
  reasons: (put) => [reason(KIND_CODES[kindOf(put)], { wind: put.wind })],
  rules: ({ kit }) => [kit.table.windKinds?.rule],
  hint: ({ wind, round }) => [reason(wind === round ? 'roundIs' : 'roundIsNot', { wind })],
  show: () => ({ kinds: WIND_KINDS }),
};
