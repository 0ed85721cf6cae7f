/** The walls: where they are opened, and who is dealt which tile. */
import { pick, type Rng } from '../../../core/rng.ts';
import { SEATS, seatAfter } from '../../../core/seat.ts';
import { dealTakings, type Taking, takerOfTile } from '../../../table/deal.ts';
import { type Dice, throwDice } from '../../../table/dice.ts';
import {
  type Breach,
  breachOf,
  fromHead,
  fromTail,
  placeAt,
  ringIndex,
} from '../../../table/wall.ts';
import { choice, wholeNumber } from '../../field.ts';
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
  stackName,
} from '../ask.ts';
import { firstThrow, totalsOf } from './seats.ts';

export interface BreachQuestion {
  readonly starter: Letter;
  readonly throws: readonly Dice[];
}

const breachIn = (put: Put<BreachQuestion>): Breach =>
  breachOf(seatOf(put, put.starter), totalsOf(put), put.side.wall);

/** The stack on which the two tiles of the breach are laid, on the ring of the walls. */
const looseStack = (put: Put<BreachQuestion>): number =>
  ringIndex(fromTail(breachIn(put), 1, put.side.wall), put.side.wall);

const stacksOf = ({ side }: Setting): number => SEATS.length * side.wall.stacks;

const twoThrows = (rng: Rng): readonly Dice[] => [throwDice(rng), throwDice(rng)];

const breachCounted = (put: Put<BreachQuestion>): Reason => {
  const { stacks } = put.side.wall;
  const { breaker, count, place } = breachIn(put);
  const [first, second] = totalsOf(put);
  return reason(count > stacks ? 'corner' : 'breach', {
    terms: [first, second],
    total: count,
    breaker: playerAt(put, breaker),
    player: playerAt(put, place.seat),
    stack: place.stack,
    stacks,
  });
};

export const breach: Ask<BreachQuestion> = {
  seated: true,
  fields: { starter: player, throws: dice(2) },
  make: (rng) => ({ starter: pick(rng, LETTERS), throws: twoThrows(rng) }),
  throwAgain: (rng, { starter }) => ({ starter, throws: twoThrows(rng) }),
  answer: (put) => [stackName(put, breachIn(put).place)],
  reasons: (put) => [
    firstThrow(put, seatOf(put, put.starter)),
    breachCounted(put),
    reason('loose'),
  ],
  hint: (put) => {
    const [first, second] = totalsOf(put);
    return [
      firstThrow(put, seatOf(put, put.starter)),
      reason('countStacks', {
        terms: [first, second],
        total: first + second,
        breaker: playerAt(put, breachIn(put).breaker),
      }),
    ];
  },
  show: (put) => ({
    stacks: put.side.wall.stacks,
    names: Array.from({ length: stacksOf(put) }, (_, at) =>
      stackName(put, placeAt(at, put.side.wall)),
    ),
  }),
  after: (put) => ({ loose: looseStack(put) }),
};

const LAYERS = ['top', 'bottom'] as const;

export interface DealtQuestion extends BreachQuestion {
  /** From the breach, the first being 1. */
  readonly stack: number;
  readonly layer: (typeof LAYERS)[number];
}

const takingsIn = (put: Put<DealtQuestion>): readonly Taking[] =>
  dealTakings(seatOf(put, put.starter), put.side.kit.table);

const ringOf = (put: Put<DealtQuestion>, stack: number): number =>
  ringIndex(fromHead(breachIn(put), stack, put.side.wall), put.side.wall);

/** Every stack of which the taker of the ringed tile has some. */
function stacksTaken(put: Put<DealtQuestion>): readonly number[] {
  const takings = takingsIn(put);
  const taker = takerOfTile(takings, put);
  const taken = takings.filter(({ seat }) => seat === taker).flatMap(({ tiles }) => tiles);
  return [...new Set(taken.map(({ stack }) => ringOf(put, stack)))];
}

function dealReasons(put: Put<DealtQuestion>): readonly Reason[] {
  const { stack, layer } = put;
  const takings = takingsIn(put);
  const order = takings.slice(0, SEATS.length).map(({ seat }) => playerAt(put, seat));
  const ringed = reason('ringed', { stack });
  const stacks = takings.slice(-SEATS.length)[0]?.tiles.map((tile) => tile.stack) ?? [];
  const [low = 0, high = 0] = stacks;
  if (stack >= low) return [ringed, reason('lastTiles', { low, mid: low + 1, high, order })];
  const turn = takings.findIndex(({ tiles }) =>
    tiles.some((tile) => tile.stack === stack && tile.layer === layer),
  );
  const taker = order[turn % SEATS.length] ?? '';
  return [ringed, reason('stacks', { order, turn: turn + 1, player: taker })];
}

export const dealt: Ask<DealtQuestion> = {
  seated: true,
  fields: {
    starter: player,
    throws: dice(2),
    stack: wholeNumber(1, 99),
    layer: choice(LAYERS),
  },
  flaw: (put) =>
    takerOfTile(takingsIn(put), put) === undefined
      ? { part: 'stack', error: { code: 'not-dealt' } }
      : undefined,
  make: (rng, setting) => {
    const starter = pick(rng, LETTERS);
    const takings = dealTakings(seatOf(setting, starter), setting.side.kit.table);
    // The last tiles are few and the hardest: one question in three is about them.
    const last = takings.slice(-SEATS.length);
    const { tiles } = pick(rng, rng.below(3) === 0 ? last : takings);
    return { starter, throws: twoThrows(rng), ...pick(rng, tiles) };
  },
  throwAgain: (rng, { starter, stack, layer }) => ({
    starter,
    throws: twoThrows(rng),
    stack,
    layer,
  }),
  answer: (put) => lettered(put, takerOfTile(takingsIn(put), put)),
  reasons: dealReasons,
  hint: (put) => [
    ...dealReasons(put).slice(0, 1),
    reason('dealOrder', {
      order: SEATS.map((turn) => playerAt(put, seatAfter(seatOf(put, put.starter), turn))),
    }),
  ],
  show: (put) => ({
    stacks: put.side.wall.stacks,
    opened: ringIndex(breachIn(put).place, put.side.wall),
    loose: looseStack(put),
    ringed: ringOf(put, put.stack),
  }),
  after: (put) => ({ taken: stacksTaken(put) }),
};
