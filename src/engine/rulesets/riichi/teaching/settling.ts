import type { Wind } from '../../../core/wind.ts';
import type {
  SettleTeaching,
  SettleTopic,
  WorthsByWinner,
} from '../../../scoring/settle-teaching.ts';
import { basicPoints } from '../limits.ts';
import { paymentsOf, totalReceived } from '../payments.ts';
import type { riichiLevels } from './levels.ts';

const AGREED = { kiriage: false, countedYakuman: true } as const;

/** Han and fu of ordinary hands, and what they are worth. */
const COMMON = [
  ...[1, 2, 3, 4].map((han) => basicPoints(han, 30, AGREED).points),
  ...[1, 2, 3].map((han) => basicPoints(han, 40, AGREED).points),
  basicPoints(2, 50, AGREED).points,
  ...[5, 5, 6, 8].map((han) => basicPoints(han, 30, AGREED).points),
];

const DEALER: Wind = 'E';

/** `riichi.points.payments` */
const worths: WorthsByWinner = (winner, from) =>
  COMMON.map((basic) =>
    totalReceived(paymentsOf(basic, winner === DEALER, from === null ? 'self' : 'discard')),
  );

const topics: Readonly<Record<(typeof riichiLevels.settling)[number], SettleTopic>> = {
  ron: { ask: 'winner', drawn: false, winner: worths },
  tsumo: { ask: 'winner', drawn: true, winner: worths },
  sticks: { ask: 'all', winner: worths, repeats: [1, 2, 3], deposits: [1, 2] },
  ready: { ask: 'all' },
};

export const settling: SettleTeaching = {
  topics,
  // Seven yakuman of the dealer.
  mostPoints: 336_000,
  looksAtDealer: () => true,
};
