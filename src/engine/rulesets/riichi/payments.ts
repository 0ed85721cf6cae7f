/** From the basic points of a hand to what each player pays (`riichi.points.payments`). */
import type { WinSource } from '../../core/hand.ts';
import type { PAYERS } from '../../scoring/score.ts';

type Payer = (typeof PAYERS)[number];

/** How many players pay so many times the basic points. */
interface Share {
  readonly payer: Payer;
  readonly players: number;
  readonly times: number;
}

const SHARES = {
  dealer: {
    discard: [{ payer: 'discarder', players: 1, times: 6 }],
    self: [{ payer: 'each', players: 3, times: 2 }],
  },
  child: {
    discard: [{ payer: 'discarder', players: 1, times: 4 }],
    self: [
      { payer: 'dealer', players: 1, times: 2 },
      { payer: 'others', players: 2, times: 1 },
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<WinSource, readonly Share[]>>>>;

export const PAYMENT_STEP = 100;

export interface Payment extends Share {
  /** What each of them pays. */
  readonly points: number;
}

export const paymentsOf = (basic: number, isDealer: boolean, by: WinSource): readonly Payment[] =>
  SHARES[isDealer ? 'dealer' : 'child'][by].map((share) => ({
    ...share,
    points: Math.ceil((basic * share.times) / PAYMENT_STEP) * PAYMENT_STEP,
  }));

/** What the winner receives. */
export const totalReceived = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { players, points }) => sum + players * points, 0);
