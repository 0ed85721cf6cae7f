/** The hints of "Settle the table" in their steps, each saying more than the one before. */
import type { Wind } from '../../core/wind.ts';
import type { Transfer } from '../../scoring/settlement.ts';
import { type SettleQuestion, settlementFor } from './settle-question.ts';

export const SETTLE_HINTS = ['high', 'differences', 'payments'] as const;
export type SettleHintStep = (typeof SETTLE_HINTS)[number];

export interface SettleHints {
  /** Whose debts to the winner are at the high coefficient, whoever pays them. */
  readonly high: readonly Wind[];
  /** The payments among losers; none where nothing is owed. */
  readonly differences: readonly Transfer[];
  /** Every payment that is asked for. */
  readonly payments: readonly Transfer[];
}

/** The steps there are for a question: differences only where losers settle. */
export const settleHintSteps = ({ ask }: SettleQuestion): readonly SettleHintStep[] => {
  const unasked: Readonly<Record<typeof ask, SettleHintStep | undefined>> = {
    winner: 'differences',
    losers: 'high',
    all: undefined,
  };
  return SETTLE_HINTS.filter((step) => step !== unasked[ask]);
};

export function settleHints(question: SettleQuestion): SettleHints {
  const { account, options, ask } = question;
  const { transfers } = settlementFor(question);
  const [, high] = options.coefficients;
  const toWinner = transfers.filter(({ to }) => to === account.winner);
  const differences = transfers.filter(({ to }) => to !== account.winner);
  const owing = toWinner.filter(({ coefficient }) => coefficient === high);
  const asked = { winner: toWinner, losers: differences, all: transfers };
  return {
    high: [...new Set(owing.map(({ from, insteadOf }) => insteadOf ?? from))],
    differences,
    payments: asked[ask],
  };
}
