import { pick } from '../../../core/rng.ts';
import { SEATS } from '../../../core/seat.ts';
import { dealTakings, type Taking, takerOfTile } from '../../../table/deal.ts';
import type { Dice } from '../../../table/dice.ts';
import {
  type Breach,
  breachOf,
  fromHead,
  fromTail,
  placeAt,
  ringIndex,
  type WallPlace,
  type WallSize,
} from '../../../table/wall.ts';
import { choice, wholeNumber } from '../../field.ts';
import {
  type Ask,
  answerAt,
  flawIn,
  LETTERS,
  type Letter,
  type Put,
  player,
  playerAt,
  playersFrom,
  type Reason,
  reason,
  type Setting,
  seatOf,
} from '../ask.ts';
import { dice, firstThrow, totalsOf, twoThrows } from './seats.ts';

type WallDrawn = Pick<WallSize, 'stacks' | 'runs'>;

interface BreachQuestion {
  readonly starter: Letter;
  readonly throws: readonly Dice[];
}

const stackName = (setting: Setting, { seat, stack }: WallPlace): string =>
  playerAt(setting, seat) + stack;

const breachIn = (put: Put<BreachQuestion>): Breach =>
  breachOf(seatOf(put, put.starter), totalsOf(put), put.side.wall);

const looseStacks = (put: Put<BreachQuestion>): readonly number[] =>
  put.side.wall.looseOn.map((nth) =>
    ringIndex(fromTail(breachIn(put), nth, put.side.wall), put.side.wall),
  );

/** Where the loose tiles are laid, and where the deal begins. */
function looseLaid({ side: { wall } }: Put<BreachQuestion>): Reason {
  const [low = 0, high = low] = wall.looseOn;
  return wall.runs === 'left' ? reason('loose') : reason('looseOnRoof', { low, high });
}

function breachCounted(put: Put<BreachQuestion>): Reason {
  const { stacks, runs } = put.side.wall;
  const { breaker, count, place } = breachIn(put);
  const code =
    runs === 'left'
      ? (['breach', 'corner'] as const)
      : (['breachFromLeft', 'cornerToRight'] as const);
  return reason(code[count > stacks ? 1 : 0], {
    terms: totalsOf(put),
    total: count,
    breaker: playerAt(put, breaker),
    player: playerAt(put, place.seat),
    stack: place.stack,
    stacks,
  });
}

export const breach: Ask<BreachQuestion, WallDrawn & { names: readonly string[] }> = {
  seated: true,
  fields: { starter: player, throws: dice(2) },
  make: (rng) => ({ starter: pick(rng, LETTERS), throws: twoThrows(rng) }),
  answer: (put) => [stackName(put, breachIn(put).place)],
  reasons: (put) => [firstThrow(put, put.starter), breachCounted(put), looseLaid(put)],
  hint: (put) => {
    const { breaker, count } = breachIn(put);
    const terms = totalsOf(put);
    return [
      firstThrow(put, put.starter),
      reason(put.side.wall.runs === 'left' ? 'countStacks' : 'countFromLeft', {
        ...{ terms, total: count },
        breaker: playerAt(put, breaker),
      }),
    ];
  },
  show: (put) => ({
    stacks: put.side.wall.stacks,
    runs: put.side.wall.runs,
    names: Array.from({ length: SEATS.length * put.side.wall.stacks }, (_, at) =>
      stackName(put, placeAt(at, put.side.wall)),
    ),
  }),
  after: (put) => ({ loose: looseStacks(put) }),
};

const LAYERS = ['top', 'bottom'] as const;

interface DealtQuestion extends BreachQuestion {
  /** From the breach, the first being 1. */
  readonly stack: number;
  readonly layer: (typeof LAYERS)[number];
}

const takingsIn = (put: Put<Pick<DealtQuestion, 'starter'>>): readonly Taking[] =>
  dealTakings(seatOf(put, put.starter), put.side.kit.table.deal);

const ringOf = (put: Put<DealtQuestion>, stack: number): number =>
  ringIndex(fromHead(breachIn(put), stack, put.side.wall), put.side.wall);

function stacksTaken(put: Put<DealtQuestion>): readonly number[] {
  const takings = takingsIn(put);
  const taker = takerOfTile(takings, put);
  const taken = takings.filter(({ seat }) => seat === taker).flatMap(({ tiles }) => tiles);
  return [...new Set(taken.map(({ stack }) => ringOf(put, stack)))];
}

function dealReasons(put: Put<DealtQuestion>): readonly Reason[] {
  const { stack, layer } = put;
  const takings = takingsIn(put);
  const order = playersFrom(put, seatOf(put, put.starter));
  const ringed = reason('ringed', { stack });
  const stacks = takings.at(-SEATS.length)?.tiles.map((tile) => tile.stack) ?? [];
  const [low = 0, high = 0] = stacks;
  if (stack >= low) return [ringed, reason('lastTiles', { low, mid: low + 1, high, order })];
  const turn = takings.findIndex(({ tiles }) =>
    tiles.some((tile) => tile.stack === stack && tile.layer === layer),
  );
  const taker = order[turn % SEATS.length] ?? '';
  return [ringed, reason('stacks', { order, turn: turn + 1, player: taker })];
}

/** Stacks on the ring of the walls; `stacks` is how many one wall has. */
interface DealShown extends WallDrawn {
  readonly opened: number;
  readonly loose: readonly number[];
  readonly ringed: number;
}

export const dealt: Ask<DealtQuestion, DealShown> = {
  seated: true,
  fields: {
    starter: player,
    throws: dice(2),
    stack: wholeNumber(1, 99),
    layer: choice(LAYERS),
  },
  flaw: (put) =>
    takerOfTile(takingsIn(put), put) === undefined ? flawIn('stack', 'not-dealt') : undefined,
  make: (rng, setting) => {
    const starter = pick(rng, LETTERS);
    const takings = takingsIn({ ...setting, starter });
    // The last tiles are few and the hardest: one question in three is about them.
    const last = takings.slice(-SEATS.length);
    const { tiles } = pick(rng, rng.below(3) === 0 ? last : takings);
    return { starter, throws: twoThrows(rng), ...pick(rng, tiles) };
  },
  answer: (put) => answerAt(put, takerOfTile(takingsIn(put), put)),
  reasons: dealReasons,
  hint: (put) => [
    reason('ringed', { stack: put.stack }),
    reason('dealOrder', { order: playersFrom(put, seatOf(put, put.starter)) }),
  ],
  show: (put) => ({
    stacks: put.side.wall.stacks,
    runs: put.side.wall.runs,
    opened: ringIndex(breachIn(put).place, put.side.wall),
    loose: looseStacks(put),
    ringed: ringOf(put, put.stack),
  }),
  after: (put) => ({ taken: stacksTaken(put) }),
};
