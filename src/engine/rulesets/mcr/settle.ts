import { fail, ok, type Result } from '../../core/result.ts';
import type { Wind } from '../../core/wind.ts';
import {
  type Account,
  type AccountError,
  accountError,
  type FalseWin,
  othersThan,
  type Settlement,
  settlementOf,
  type Transfer,
  transferOf,
} from '../../scoring/settlement.ts';
import { MCR_MINIMUM } from './total.ts';

/** What each of the others pays for any win (`mcr.intro.7`, `mcr.intro.8`). */
const MCR_BASE_PAYMENT = 8;

function payments(winner: Wind, { from, scores }: Account): readonly Transfer[] {
  const payment = (payer: Wind, points: number): Transfer => {
    const rule = from === null ? 'mcr.intro.8' : 'mcr.intro.7';
    return transferOf({ from: payer, to: winner, points, kind: 'winner', rule });
  };
  const value = scores[winner];
  const losers = othersThan(winner);
  if (from === null) return losers.map((loser) => payment(loser, MCR_BASE_PAYMENT + value));
  return [...losers.map((loser) => payment(loser, MCR_BASE_PAYMENT)), payment(from, value)];
}

/**
 * Settles a hand; `scores` holds the winner's value with his flowers (`mcr.intro.9`). The others'
 * hands are worth nothing, the dealer pays like anyone (`mcr.rule.6`), and a drawn hand is not
 * settled at all.
 */
export function settle(account: Account): Result<Settlement, AccountError> {
  const error = accountError(account);
  if (error !== undefined) return fail(error);
  const { winner, scores } = account;
  if (winner === null) return ok(settlementOf([]));
  const points = scores[winner];
  if (points < MCR_MINIMUM) {
    const least = MCR_MINIMUM;
    return fail({ code: 'below-minimum', seat: winner, points, least, rule: 'mcr.rule.2' });
  }
  return ok(settlementOf(payments(winner, account)));
}

const MCR_FALSE_WIN_POINTS = 10;

/** The fine for a hand shown as won that is none, or worth less than the minimum (`mcr.pay.1`). */
export const settleMcrFalseWin = ({ offender }: Pick<FalseWin, 'offender'>): Settlement =>
  settlementOf(
    othersThan(offender).map((to) =>
      transferOf({
        ...{ from: offender, to, points: MCR_FALSE_WIN_POINTS },
        ...{ kind: 'fine', rule: 'mcr.pay.1' },
      }),
    ),
  );
