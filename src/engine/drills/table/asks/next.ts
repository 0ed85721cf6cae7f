/** The deal under way: who takes next, and what. */
import { pick } from '../../../core/rng.ts';
import { SEATS } from '../../../core/seat.ts';
import type { Taking } from '../../../table/deal.ts';
import { wholeNumber } from '../../field.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  flawIn,
  LETTERS,
  player,
  reason,
  type TableContext,
} from '../ask.ts';
import { dice } from './seats.ts';
import {
  type BreachQuestion,
  breachWalls,
  lastTakings,
  type OpenWalls,
  ringOf,
  takingsIn,
  throwsFlaw,
  throwsFor,
} from './walls.ts';

/** Whole stacks, the tops of two stacks, or one tile. */
const AMOUNTS = ['stacks', 'tops', 'tile'] as const;
type Amount = (typeof AMOUNTS)[number];

interface NextQuestion extends BreachQuestion {
  /** How many times somebody has taken. */
  readonly done: number;
}

const nextIn = (put: AtTable<NextQuestion>): Taking | undefined => takingsIn(put)[put.done];

const amountOf = ({ tiles }: Pick<Taking, 'tiles'>): Amount =>
  tiles.length === 1 ? 'tile' : tiles.length === 2 ? 'tops' : 'stacks';

/** The stacks of the ring from which so many tiles are gone. */
function takenFrom(put: AtTable<NextQuestion>, tiles: number): readonly number[] {
  const gone = takingsIn(put)
    .slice(0, put.done)
    .flatMap((taking) => taking.tiles.map(({ stack }) => ringOf(put, stack)));
  const times = (place: number) => gone.filter((other) => other === place).length;
  return [...new Set(gone)].filter((place) => times(place) === tiles);
}

const turnsOf = ({ kit }: TableContext): number => SEATS.length * kit.table.deal.rounds;

function whatIsTaken(put: AtTable<NextQuestion>): AskReason {
  const order = put.playersFrom(put.seatOf(put.starter));
  if (put.done >= turnsOf(put)) return lastTakings(put, order);
  const taker = order[put.done % SEATS.length] ?? '';
  return reason('stacks', { order, turn: put.done + 1, player: taker });
}

const takingsDone = ({ done }: NextQuestion): AskReason =>
  reason('takings', { n: done, count: Math.floor(done / SEATS.length) });

interface NextShown extends OpenWalls {
  readonly amounts: readonly Amount[];
  readonly gone: readonly number[];
  readonly half: readonly number[];
}

export const next: Ask<NextQuestion, NextShown> = {
  fields: { starter: player, throws: dice(2, 1), done: wholeNumber(0, 20) },
  flaw: (put) => (nextIn(put) === undefined ? flawIn('done', 'not-dealt') : throwsFlaw(put)),
  make: (rng, setting) => {
    const starter = pick(rng, LETTERS);
    const turns = turnsOf(setting);
    const last = takingsIn({ ...setting, starter }).length - turns;
    // The last takings are few and the hardest: every other question is about them.
    const done = rng.below(2) === 0 ? turns + rng.below(last) : rng.below(turns);
    return { starter, throws: throwsFor(rng, setting), done };
  },
  answer: (put) => {
    const taking = nextIn(put);
    return taking ? [put.playerAt(taking.seat), amountOf(taking)] : [];
  },
  reasons: (put) => [takingsDone(put), whatIsTaken(put)],
  rules: ({ kit }) => [kit.table.deal.rule],
  hint: (put) => [
    takingsDone(put),
    reason('dealOrder', { order: put.playersFrom(put.seatOf(put.starter)) }),
  ],
  show: (put) => ({
    ...breachWalls(put),
    amounts: AMOUNTS,
    gone: takenFrom(put, 2),
    half: takenFrom(put, 1),
  }),
  after: (put) => {
    const { tiles = [] } = nextIn(put) ?? {};
    return { taken: [...new Set(tiles.map(({ stack }) => ringOf(put, stack)))] };
  },
};
