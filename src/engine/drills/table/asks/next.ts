/** The deal under way: who takes next, and what. */
import { pick } from '../../../core/rng.ts';
import { SEATS } from '../../../core/seat.ts';
import { dealTakings, type HeadTile, type Taking } from '../../../table/deal.ts';
import { fromHead, ringIndex } from '../../../table/wall.ts';
import { wholeNumber } from '../../field.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  flawIn,
  LETTERS,
  player,
  playerAt,
  playersFrom,
  reason,
  type Setting,
  seatOf,
} from '../ask.ts';
import { dice } from './seats.ts';
import {
  type BreachQuestion,
  breachIn,
  breachWalls,
  lastTakings,
  type OpenWalls,
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

const takingsIn = (setting: Setting, starter: string): readonly Taking[] =>
  dealTakings(seatOf(setting, starter), setting.side.kit.table.deal);

const nextIn = (put: AtTable<NextQuestion>): Taking | undefined =>
  takingsIn(put, put.starter)[put.done];

const amountOf = ({ tiles }: Pick<Taking, 'tiles'>): Amount =>
  tiles.length === 1 ? 'tile' : tiles.length === 2 ? 'tops' : 'stacks';

const placeOf = (put: AtTable<NextQuestion>, { stack }: HeadTile): number =>
  ringIndex(fromHead(breachIn(put), stack, put.side.wall), put.side.wall);

/** The stacks of the ring from which so many tiles are gone. */
function takenFrom(put: AtTable<NextQuestion>, tiles: number): readonly number[] {
  const gone = takingsIn(put, put.starter)
    .slice(0, put.done)
    .flatMap((taking) => taking.tiles.map((tile) => placeOf(put, tile)));
  const times = (place: number) => gone.filter((other) => other === place).length;
  return [...new Set(gone)].filter((place) => times(place) === tiles);
}

const turnsOf = ({ side }: Pick<Setting, 'side'>): number =>
  SEATS.length * side.kit.table.deal.rounds;

function whatIsTaken(put: AtTable<NextQuestion>): AskReason {
  const order = playersFrom(put, seatOf(put, put.starter));
  if (put.done >= turnsOf(put)) return lastTakings(put, order);
  const taker = order[put.done % SEATS.length] ?? '';
  return reason('stacks', { order, turn: put.done + 1, player: taker });
}

interface NextShown extends OpenWalls {
  readonly amounts: readonly Amount[];
  readonly gone: readonly number[];
  readonly half: readonly number[];
}

export const next: Ask<NextQuestion, NextShown> = {
  seated: true,
  fields: { starter: player, throws: dice(2, 1), done: wholeNumber(0, 20) },
  flaw: (put) => (nextIn(put) === undefined ? flawIn('done', 'not-dealt') : throwsFlaw(put)),
  make: (rng, setting) => {
    const starter = pick(rng, LETTERS);
    const turns = turnsOf(setting);
    const last = takingsIn(setting, starter).length - turns;
    // The last takings are few and the hardest: every other question is about them.
    const done = rng.below(2) === 0 ? turns + rng.below(last) : rng.below(turns);
    return { starter, throws: throwsFor(rng, setting), done };
  },
  answer: (put) => {
    const taking = nextIn(put);
    return taking ? [playerAt(put, taking.seat), amountOf(taking)] : [];
  },
  reasons: (put) => [
    reason('takings', { n: put.done, count: Math.floor(put.done / SEATS.length) }),
    whatIsTaken(put),
  ],
  rules: ({ side }) => [side.kit.table.deal.rule],
  hint: (put) => [
    reason('takings', { n: put.done, count: Math.floor(put.done / SEATS.length) }),
    reason('dealOrder', { order: playersFrom(put, seatOf(put, put.starter)) }),
  ],
  show: (put) => ({
    ...breachWalls(put),
    amounts: AMOUNTS,
    gone: takenFrom(put, 2),
    half: takenFrom(put, 1),
  }),
  after: (put) => {
    const { tiles = [] } = nextIn(put) ?? {};
    return { taken: [...new Set(tiles.map((tile) => placeOf(put, tile)))] };
  },
};
