import { fail, ok, type Result } from '../../core/result.ts';
import type { Wind } from '../../core/wind.ts';
import {
  type Account,
  type AccountError,
  accountError,
  differencesOfLosers,
  othersThan,
  type Settlement,
  settlementOf,
  type Transfer,
} from '../../scoring/settlement.ts';
import type { EncyclopedieOptions } from './config.ts';

type PaymentOptions = Pick<EncyclopedieOptions, 'eastDouble'>;

/** Points of compared scores are already those of East's doubled one. */
type Owed = Pick<Transfer, 'from' | 'to' | 'points' | 'kind' | 'compared'>;

/** What East pays and gets is doubled (`encyclopedie.comptes.2`). */
function payment(owed: Owed, dealer: Wind): Transfer {
  const withEast = owed.from === dealer || owed.to === dealer;
  const coefficient = withEast && !owed.compared ? 2 : 1;
  const rule = withEast ? 'encyclopedie.comptes.2' : 'encyclopedie.comptes.1';
  return { ...owed, coefficient, amount: owed.points * coefficient, rule };
}

const owedToWinner = (winner: Wind, { scores }: Account): readonly Owed[] =>
  scores[winner] === 0
    ? []
    : othersThan(winner).map((from) => ({
        from,
        to: winner,
        points: scores[winner],
        kind: 'winner',
      }));

/** Each pair settles the difference, of East's doubled score if a table reads it so (F09). */
function amongLosers(
  winner: Wind,
  { scores, dealer }: Account,
  { eastDouble }: PaymentOptions,
): readonly Owed[] {
  const scoreOf = (seat: Wind): number =>
    scores[seat] * (eastDouble === 'scores' && seat === dealer ? 2 : 1);
  return differencesOfLosers(winner, scoreOf).map((difference): Owed => {
    const { from, to } = difference;
    const owed = { ...difference, kind: 'losers' } as const;
    const isDoubled = eastDouble === 'scores' && (from === dealer || to === dealer);
    return isDoubled ? { ...owed, compared: { more: scoreOf(to), less: scoreOf(from) } } : owed;
  });
}

/**
 * The winner collects the points of his hand from each, the losers settle their differences
 * (`encyclopedie.comptes.1`). A void hand is not settled (`encyclopedie.fin.3`).
 */
export function settle(
  account: Account,
  options: PaymentOptions,
): Result<Settlement, AccountError> {
  const error = accountError(account);
  if (error !== undefined) return fail(error);
  const { winner, dealer } = account;
  if (winner === null) return ok(settlementOf([]));
  const owed = [...owedToWinner(winner, account), ...amongLosers(winner, account, options)];
  return ok(settlementOf(owed.map((debt) => payment(debt, dealer))));
}

/** The article knows no fine for a false win: nothing is paid (`encyclopedie.silence.penalties`). */
export const settleFalseWin = (): Settlement => settlementOf([]);
