/** Who pays what: 8 from everyone, the value from the discarder, or from all if it was drawn. */
import { fail, ok, type Result } from '../../core/result.ts';
import type { Wind } from '../../core/win.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import {
  type Account,
  type AccountError,
  accountError,
  othersThan,
  type Settlement,
  settlementOf,
  type Transfer,
} from '../../scoring/settlement.ts';

/** What each of the others pays for any win (`mcr.intro.7`, `mcr.intro.8`). */
export const MCR_BASE_PAYMENT = 8;

const payment = (from: Wind, to: Wind, points: number, rule: RuleId): Transfer => ({
  from,
  to,
  points,
  coefficient: 1,
  amount: points,
  rule,
});

function payments(winner: Wind, { from, scores }: Account): readonly Transfer[] {
  const value = scores[winner];
  const losers = othersThan(winner);
  if (from === null) {
    return losers.map((loser) => payment(loser, winner, MCR_BASE_PAYMENT + value, 'mcr.intro.8'));
  }
  return [
    ...losers.map((loser) => payment(loser, winner, MCR_BASE_PAYMENT, 'mcr.intro.7')),
    payment(from, winner, value, 'mcr.intro.7'),
  ];
}

/**
 * Settles a hand; `scores` holds the winner's value with his flowers (`mcr.intro.9`). The others'
 * hands are worth nothing, the dealer pays like anyone (`mcr.rule.6`), and a drawn hand is not
 * settled at all.
 */
export function settle(account: Account): Result<Settlement, AccountError> {
  const error = accountError(account);
  if (error !== undefined) return fail(error);
  const { winner } = account;
  return ok(settlementOf(winner === null ? [] : payments(winner, account)));
}

/** What a false win costs, to each of the others. */
export const MCR_FALSE_WIN_POINTS = 10;

/** The fine for a hand shown as won that is none, or worth less than the minimum (`mcr.pay.1`). */
export const settleMcrFalseWin = (offender: Wind): Settlement =>
  settlementOf(
    othersThan(offender).map((to) => payment(offender, to, MCR_FALSE_WIN_POINTS, 'mcr.pay.1')),
  );
