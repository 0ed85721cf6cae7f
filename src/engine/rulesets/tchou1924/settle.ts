import { fail, ok, type Result } from '../../core/result.ts';
import type { Wind } from '../../core/wind.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import {
  type Account,
  type AccountError,
  accountError,
  cutAt,
  differencesOfLosers,
  type FalseWin,
  othersThan,
  type Settlement,
  settlementOf,
  type Transfer,
  tidy,
} from '../../scoring/settlement.ts';
import type { Tchou1924Options } from './config.ts';

export const FINES = ['full', 'half'] as const;
/** The careless player pays all the other losers' debts, or half (`IV.amende.1`, `IV.amende.2`). */
export type FineKind = (typeof FINES)[number];

type Money = 'coefficients' | 'perPoint' | 'rounding' | 'mode';
type Tariff = Pick<Tchou1924Options, Money | 'limit' | 'startingPoints'>;
type Debt = Omit<Transfer, 'amount'>;

/** Rounded as the book does it, or not at all (E27). */
function inMoney(debt: Debt, { perPoint, rounding }: Tariff): Transfer {
  const exact = tidy(debt.points * debt.coefficient * perPoint);
  const amount = rounding === 0 ? exact : tidy(Math.round(tidy(exact / rounding)) * rounding);
  return { ...debt, amount };
}

/** Who pays the winner at the high coefficient (`II.mode.new`, `II.mode.old`, E13, E26). */
function paysHigh(loser: Wind, winner: Wind, { from, dealer }: Account, { mode }: Tariff): boolean {
  if (mode === 'old') return winner === dealer || loser === dealer;
  return from === null || loser === from;
}

const MODE_RULES = {
  new: 'tchou1924.II.mode.new',
  old: 'tchou1924.II.mode.old',
} as const satisfies Record<Tariff['mode'], RuleId>;

function owedToWinner(winner: Wind, account: Account, tariff: Tariff): readonly Debt[] {
  const [low, high] = tariff.coefficients;
  return othersThan(winner).map((from) => ({
    from,
    to: winner,
    points: account.scores[winner],
    coefficient: paysHigh(from, winner, account, tariff) ? high : low,
    kind: 'winner',
    rule: MODE_RULES[tariff.mode],
  }));
}

const FINE_RULES = {
  full: { rule: 'tchou1924.IV.amende.1', share: 1 },
  half: { rule: 'tchou1924.IV.amende.2', share: 1 / 2 },
} as const satisfies Record<FineKind, { rule: RuleId; share: number }>;

function withFine(debts: readonly Debt[], fine: Account['fine']): readonly Debt[] {
  if (fine === undefined) return debts;
  const kind = FINES.find((known) => known === fine.kind);
  if (kind === undefined) throw new RangeError(`no fine ${fine.kind}`);
  const { rule, share } = FINE_RULES[kind];
  return debts.flatMap((debt): readonly Debt[] => {
    if (debt.from === fine.seat) return [debt];
    const fined = { ...debt, from: fine.seat, insteadOf: debt.from, points: debt.points * share };
    const left = { ...debt, points: debt.points * (1 - share) };
    const owed: Debt = { ...fined, kind: 'fine', rule };
    return share === 1 ? [owed] : [owed, left];
  });
}

/** Each pair settles the difference, always at the low coefficient (`tchou1924.II.losers`). */
const amongLosers = (winner: Wind, { scores }: Account, tariff: Tariff): readonly Debt[] =>
  differencesOfLosers(winner, (seat) => scores[seat]).map((owed) => ({
    ...owed,
    coefficient: tariff.coefficients[0],
    kind: 'losers',
    rule: 'tchou1924.II.losers',
  }));

/** After a full fine for a hand at the maximum losers do not settle (`tchou1924.IV.amende.4`). */
const losersSettle = (winner: Wind, { fine, scores }: Account, { limit }: Tariff) =>
  fine?.kind !== 'full' || scores[winner] < limit;

/** The least that a hand is doubled which is paid for with a fine (`tchou1924.IV.amende.3`). */
export const GREAT_FAN = 3;

/** Whether a hand doubled so often, or the maximum, can come to these points. */
const isGreat = (points: number, least: number, limit: number): boolean =>
  points === limit || (points >= least && points % 2 ** GREAT_FAN === 0);

function fineError(account: Account, { limit, startingPoints }: Tariff): AccountError | undefined {
  const { winner, from, fine, scores } = account;
  if (fine === undefined) return undefined;
  const { seat } = fine;
  if (winner === null || seat === winner) return { code: 'fine-without-loser', seat };
  if (fine.kind === 'full' && seat !== from) {
    return { code: 'full-fine-without-tile', seat, rule: FINE_RULES.full.rule };
  }
  const points = scores[winner];
  const least = Math.min(limit, startingPoints * 2 ** GREAT_FAN);
  if (isGreat(points, least, limit)) return undefined;
  const cheap = { seat: winner, points, least, rule: 'tchou1924.IV.amende.3' } as const;
  return { code: 'fine-on-cheap-win', ...cheap };
}

/**
 * The losers pay the winner, then settle among themselves by difference. A drawn hand is not
 * settled (`tchou1924.III.draw`). No hand counts more than the maximum, a loser's neither (E25).
 */
export function settle(given: Account, tariff: Tariff): Result<Settlement, AccountError> {
  const account = { ...given, scores: cutAt(tariff.limit, given.scores) };
  const error = accountError(account) ?? fineError(account, tariff);
  if (error !== undefined) return fail(error);
  const { winner, fine } = account;
  if (winner === null) return ok(settlementOf([]));
  const debts = [
    ...withFine(owedToWinner(winner, account, tariff), fine),
    ...(losersSettle(winner, account, tariff) ? amongLosers(winner, account, tariff) : []),
  ];
  return ok(settlementOf(debts.map((debt) => inMoney(debt, tariff))));
}

const FALSE_WIN_POINTS = 100;

/** The fine for declaring a false win; the hand itself is void (`IV.amende.6`, E36). */
export function settleFalseWin(
  { offender }: Pick<FalseWin, 'offender'>,
  tariff: Tariff,
): Settlement {
  const [, coefficient] = tariff.coefficients;
  const debts = othersThan(offender).map((to) => ({
    from: offender,
    to,
    points: FALSE_WIN_POINTS,
    coefficient,
    kind: 'fine' as const,
    rule: 'tchou1924.IV.amende.6' as const,
  }));
  return settlementOf(debts.map((debt) => inMoney(debt, tariff)));
}
