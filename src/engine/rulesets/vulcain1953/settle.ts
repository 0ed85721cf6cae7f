import { fail, ok, type Result } from '../../core/result.ts';
import type { Wind } from '../../core/wind.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import {
  type Account,
  type AccountError,
  accountError,
  differencesOfLosers,
  type FalseWin,
  type Owed,
  othersThan,
  type Settlement,
  settlementOf,
  type Transfer,
  transferOf,
} from '../../scoring/settlement.ts';
import type { Vulcain1953Options } from './config.ts';

type PaymentOptions = Pick<Vulcain1953Options, 'cap' | 'stake'>;

/** The most that one player pays another; with East it is more (`vulcain1953.3.5.7`). */
const MOST = { withEast: 3000, others: 2000 } as const;

/** East pays and receives double, and then comes the cap (`vulcain1953.dec.4`). */
function payment(owed: Owed, { dealer, limit }: Account, { cap }: PaymentOptions): Transfer {
  const withEast = owed.from === dealer || owed.to === dealer;
  const coefficient = withEast ? 2 : 1;
  const due = transferOf(owed, coefficient);
  const most = withEast ? MOST.withEast : MOST.others;
  // A double limit has its price whatever was options.
  const isCapped = cap || (owed.kind === 'winner' && limit === 'double');
  return isCapped && due.amount > most ? { ...due, amount: most, cappedAt: most } : due;
}

const owedToWinner = (winner: Wind, { scores }: Account): readonly Owed[] =>
  othersThan(winner).map((from) => ({
    from,
    to: winner,
    points: scores[winner],
    kind: 'winner',
    rule: 'vulcain1953.3.5.2',
  }));

/** Each pair settles the difference (`vulcain1953.3.5.3`). */
const amongLosers = (winner: Wind, { scores }: Account): readonly Owed[] =>
  differencesOfLosers(winner, (seat) => scores[seat]).map((owed) => ({
    ...owed,
    kind: 'losers',
    rule: 'vulcain1953.3.5.3',
  }));

/** The stakes of a goulash go to its winner undoubled (`vulcain1953.3.6.2`, `3.3.1`). */
const stakes = (winner: Wind, { stake }: PaymentOptions): readonly Transfer[] =>
  stake === 0
    ? []
    : othersThan(winner).map((from) =>
        transferOf({
          ...{ from, to: winner, points: stake },
          ...{ kind: 'winner', rule: 'vulcain1953.3.6.2' },
        }),
      );

/** Nothing is paid for a dead hand; the stakes of a goulash lie on (`vulcain1953.3.6.1`, `dec.11`). */
export function settle(
  account: Account,
  options: PaymentOptions,
): Result<Settlement, AccountError> {
  const error = accountError(account);
  if (error !== undefined) return fail(error);
  const { winner } = account;
  if (winner === null) return ok(settlementOf([]));
  const owed = [...owedToWinner(winner, account), ...amongLosers(winner, account)];
  return ok(
    settlementOf([
      ...owed.map((debt) => payment(debt, account, options)),
      ...stakes(winner, options),
    ]),
  );
}

const FALSE_WIN: RuleId = 'vulcain1953.dec.8';
const HALF_LIMIT = 500;

/** Half a limit to each of the others, East undoubled; the hand is void (`vulcain1953.dec.8`). */
export const settleFalseWin = ({ offender }: Pick<FalseWin, 'offender'>): Settlement =>
  settlementOf(
    othersThan(offender).map((to) =>
      transferOf({ from: offender, to, points: HALF_LIMIT, kind: 'fine', rule: FALSE_WIN }),
    ),
  );
