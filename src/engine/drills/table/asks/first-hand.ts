/** The first hand: who gets it, and to whom it passes. */
import { pick, type Rng } from '../../../core/rng.ts';
import { type Seat, seatReached } from '../../../core/seat.ts';
import { HAND_ENDS, type HandEnd } from '../../../core/table-rules.ts';
import { type Dice, throwDice } from '../../../table/dice.ts';
import { firstStarter, nextStarter } from '../../../table/first-hand.ts';
import { choice, listOf } from '../../field.ts';
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
  seatOf,
} from '../ask.ts';
import { countRound, firstThrow, totalsOf } from './seats.ts';

export interface StarterQuestion {
  /** Who sits East. */
  readonly from: Letter;
  readonly throws: readonly Dice[];
}

const twoThrows = (rng: Rng): readonly Dice[] => [throwDice(rng), throwDice(rng)];

export const starter: Ask<StarterQuestion> = {
  seated: true,
  fields: { from: player, throws: dice(2) },
  make: (rng) => ({ from: pick(rng, LETTERS), throws: twoThrows(rng) }),
  throwAgain: (rng, { from }) => ({ from, throws: twoThrows(rng) }),
  answer: (put) => lettered(put, firstStarter(seatOf(put, put.from), totalsOf(put))),
  reasons: (put) => {
    const from = seatOf(put, put.from);
    const [first, total] = totalsOf(put);
    const reached = seatReached(from, first);
    return [
      firstThrow(put, from),
      reason('secondThrow', {
        total,
        player: playerAt(put, reached),
        counted: countRound(put, reached, total),
      }),
    ];
  },
  hint: (put) => [firstThrow(put, seatOf(put, put.from))],
};

export interface PassesQuestion {
  readonly starter: Letter;
  readonly ends: readonly HandEnd[];
}

/** Who has the first hand before the first of the hands and after each. */
function startersIn(put: Put<PassesQuestion>): readonly Seat[] {
  const starters = [seatOf(put, put.starter)];
  for (const end of put.ends) {
    starters.push(nextStarter(starters.at(-1) as Seat, end, put.side.kit.table));
  }
  return starters;
}

function passing(put: Put<PassesQuestion>): readonly Reason[] {
  const starters = startersIn(put);
  return put.ends.map((end, at) => {
    const [before, after] = [starters[at] as Seat, starters[at + 1] as Seat];
    return reason(before === after ? 'stays' : 'passes', {
      n: at + 1,
      end,
      player: playerAt(put, after),
    });
  });
}

const MOST_HANDS = 4;

export const passes: Ask<PassesQuestion> = {
  seated: true,
  fields: { starter: player, ends: listOf(choice(HAND_ENDS), ',') },
  make: (rng) => ({
    starter: pick(rng, LETTERS),
    ends: Array.from({ length: 2 + rng.below(MOST_HANDS - 1) }, () => pick(rng, HAND_ENDS)),
  }),
  answer: (put) => lettered(put, startersIn(put).at(-1)),
  reasons: passing,
  hint: (put) => [
    reason('staysAfter', { ends: put.side.kit.table.starterStays }),
    reason('begins', { player: put.starter }),
    ...passing(put).slice(0, -1),
  ],
};
