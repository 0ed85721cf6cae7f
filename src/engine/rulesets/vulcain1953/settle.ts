import { fail, ok, type Result } from '../../core/result.ts';
import type { Wind } from '../../core/wind.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import {
  type Account,
  type AccountError,
  accountError,
  type FalseWin,
  othersThan,
  type Settlement,
  settlementOf,
  type Transfer,
} from '../../scoring/settlement.ts';
import type { Vulcain1953Options } from './config.ts';

type SettleOptions = Pick<Vulcain1953Options, 'cap' | 'stake'>;

/** The most that one player pays another; with East it is more (`vulcain1953.3.5.7`). */
const MOST = { withEast: 3000, others: 2000 } as const;

type Owed = Pick<Transfer, 'from' | 'to' | 'points' | 'kind' | 'rule'>;

/** East pays and receives double, and then comes the cap (`vulcain1953.dec.4`). */
function payment(owed: Owed, { dealer, limit }: Account, { cap }: SettleOptions): Transfer {
  const withEast = owed.from === dealer || owed.to === dealer;
  const coefficient = withEast ? 2 : 1;
  const amount = owed.points * coefficient;
  const most = withEast ? MOST.withEast : MOST.others;
  // A double limit has its price whatever was agreed.
  const isCapped = cap || (owed.kind === 'winner' && limit === 'double');
  if (!isCapped || amount <= most) return { ...owed, coefficient, amount };
  return { ...owed, coefficient, amount: most, cappedAt: most };
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
function amongLosers(winner: Wind, { scores }: Account): readonly Owed[] {
  const losers = othersThan(winner);
  return losers.flatMap((loser, at) =>
    losers.slice(at + 1).flatMap((other): readonly Owed[] => {
      const points = scores[loser] - scores[other];
      if (points === 0) return [];
      const [from, to] = points > 0 ? [other, loser] : [loser, other];
      return [{ from, to, points: Math.abs(points), kind: 'losers', rule: 'vulcain1953.3.5.3' }];
    }),
  );
}

const plain = (from: Wind, to: Wind, points: number) =>
  ({ from, to, points, coefficient: 1, amount: points }) as const;

/** The stakes of a goulash go to its winner undoubled (`vulcain1953.3.6.2`, `3.3.1`). */
const stakes = (winner: Wind, { stake }: SettleOptions): readonly Transfer[] =>
  stake === 0
    ? []
    : othersThan(winner).map((from) => ({
        ...plain(from, winner, stake),
        kind: 'winner',
        rule: 'vulcain1953.3.6.2',
      }));

/** Nothing is paid for a dead hand; the stakes of a goulash lie on (`vulcain1953.3.6.1`, `dec.11`). */
export function settle(account: Account, agreed: SettleOptions): Result<Settlement, AccountError> {
  const error = accountError(account);
  if (error !== undefined) return fail(error);
  const { winner } = account;
  if (winner === null) return ok(settlementOf([]));
  const owed = [...owedToWinner(winner, account), ...amongLosers(winner, account)];
  return ok(
    settlementOf([
      ...owed.map((debt) => payment(debt, account, agreed)),
      ...stakes(winner, agreed),
    ]),
  );
}

const FALSE_WIN: RuleId = 'vulcain1953.dec.8';
const HALF_LIMIT = 500;

/** Half a limit to each of the others, East undoubled; the hand is void (`vulcain1953.dec.8`). */
export const settleFalseWin = ({ offender }: Pick<FalseWin, 'offender'>): Settlement =>
  settlementOf(
    othersThan(offender).map((to) => ({
      ...plain(offender, to, HALF_LIMIT),
      kind: 'fine',
      rule: FALSE_WIN,
    })),
  );
