/** Who pays what at the end of a hand (`riichi.points`). */
import { WIN_SOURCES } from '../../core/hand.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
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
  transferOf,
} from '../../scoring/settlement.ts';
import { LIABLE } from './liability.ts';
import { BASIC_POINTS, MANGAN, yakumanPoints } from './limits.ts';
import { paymentsOf, totalReceived } from './payments.ts';

/**
 * The basic points of a hand by its value: what it is paid on a discard, or what the winner
 * receives for it drawn. No number is both of two hands.
 */
function basicOf(value: number, isDealer: boolean): number | undefined {
  return BASIC_POINTS.find((basic) =>
    WIN_SOURCES.some((by) => totalReceived(paymentsOf(basic, isDealer, by)) === value),
  );
}

interface Win {
  readonly winner: Wind;
  readonly basic: number;
}

function forTheHand({ winner, basic }: Win, { from, dealer }: Account): readonly Transfer[] {
  const shares = paymentsOf(basic, winner === dealer, from === null ? 'self' : 'discard');
  const payers = from === null ? othersThan(winner) : [from];
  return payers.map((payer) => {
    const own = shares.find((share) => share.payer === (payer === dealer ? 'dealer' : 'others'));
    const { points } = own ?? (shares[0] as (typeof shares)[number]);
    return transferOf({
      from: payer,
      to: winner,
      points,
      kind: 'winner',
      rule: 'riichi.points.payments',
    });
  });
}

/** All that is owed for a drawn tile, half of what is owed for a discard. */
function liableFor(owed: Transfer, seat: Wind, { from }: Account): readonly Transfer[] {
  if (owed.from === seat) return [owed];
  const share = from === null ? owed.points : owed.points / 2;
  const rule: RuleId = 'riichi.today.liability';
  const fined = { ...owed, from: seat, insteadOf: owed.from, kind: 'fine', rule } as const;
  const [paid, left] = [share, owed.points - share].map((points) => ({ points, amount: points }));
  return [{ ...fined, ...paid }, ...(share < owed.points ? [{ ...owed, ...left }] : [])];
}

/** Nobody else is liable for a win, nor for one of less than a yakuman. */
function liabilityError({ winner, basic }: Win, { fine }: Account): AccountError | undefined {
  if (fine?.kind !== LIABLE) return undefined;
  if (fine.seat === winner) return { code: 'fine-without-loser', seat: winner };
  const isYakuman = basic >= yakumanPoints(1).points;
  return isYakuman ? undefined : { code: 'fine-without-yakuman', seat: winner };
}

/** One yakuman is paid for by whoever is liable for it, the rest as it always is. */
function forTheWin(won: Win, account: Account): readonly Transfer[] {
  const { fine } = account;
  const liable = fine?.kind === LIABLE ? Math.min(won.basic, yakumanPoints(1).points) : 0;
  const rest = won.basic - liable;
  return [
    ...(rest > 0 ? forTheHand({ ...won, basic: rest }, account) : []),
    ...(fine && liable > 0
      ? forTheHand({ ...won, basic: liable }, account).flatMap((owed) =>
          liableFor(owed, fine.seat, account),
        )
      : []),
  ];
}

const REPEAT_DRAWN = 100;
const REPEAT_CLAIMED = 300;

/** Whoever is liable pays all of them. */
function forRepeats(winner: Wind, { from, repeats = 0, fine }: Account): readonly Transfer[] {
  if (repeats === 0) return [];
  const payer = fine?.kind === LIABLE ? fine.seat : from;
  const [payers, points] =
    payer === null ? [othersThan(winner), REPEAT_DRAWN] : [[payer], REPEAT_CLAIMED];
  return payers.map((owing) =>
    transferOf(
      { from: owing, to: winner, points, kind: 'repeats', rule: 'riichi.points.repeat' },
      repeats,
    ),
  );
}

const DEPOSIT = 1000;

/** The winner's own sticks come back to him; those of a drawn hand lie on. */
const forDeposits = (winner: Wind, { deposits = {} }: Account): readonly Transfer[] =>
  othersThan(winner).flatMap((payer) => {
    const sticks = deposits[payer] ?? 0;
    const rule: RuleId = 'riichi.points.deposit';
    if (sticks === 0) return [];
    return [
      transferOf({ from: payer, to: winner, points: DEPOSIT, kind: 'deposits', rule }, sticks),
    ];
  });

const READY_POOL = 3000;

/** Those who are not ready pay 3,000 together to those who are, all alike. */
function forReady({ ready = [] }: Account): readonly Transfer[] {
  const winners = WINDS.filter((wind) => ready.includes(wind));
  const payers = othersThan(...winners);
  const points = READY_POOL / (winners.length * payers.length);
  return payers.flatMap((from) =>
    winners.map((to) =>
      transferOf({ from, to, points, kind: 'ready', rule: 'riichi.points.draw' }),
    ),
  );
}

/** Paid like a mangan drawn, in place of what is paid for being ready (`riichi.today.drawn-mangan`). */
const forDrawnMangan = (winner: Wind, account: Account): readonly Transfer[] =>
  forTheHand({ winner, basic: MANGAN.points }, account).map((owed) => ({
    ...owed,
    rule: 'riichi.today.drawn-mangan',
  }));

function forNobody(account: Account): readonly Transfer[] {
  const { drawnMangan = [] } = account;
  return drawnMangan.length === 0
    ? forReady(account)
    : drawnMangan.flatMap((seat) => forDrawnMangan(seat, account));
}

/**
 * Settles a hand; `scores` holds the winner's value, as it is paid on a discard or as he receives
 * it for a drawn tile. The others' hands are worth nothing.
 */
export function settle(account: Account): Result<Settlement, AccountError> {
  const error = accountError(account);
  if (error !== undefined) return fail(error);
  const { winner, dealer } = account;
  if (winner === null) return ok(settlementOf(forNobody(account)));
  const points = account.scores[winner];
  const basic = basicOf(points, winner === dealer);
  if (basic === undefined) return fail({ code: 'impossible-score', seat: winner, points });
  const unliable = liabilityError({ winner, basic }, account);
  if (unliable !== undefined) return fail(unliable);
  return ok(
    settlementOf([
      ...forTheWin({ winner, basic }, account),
      ...forRepeats(winner, account),
      ...forDeposits(winner, account),
    ]),
  );
}

/** A mangan the other way round, as if each of the others had drawn it (`riichi.points.false-win`). */
export const settleFalseWin = ({ offender, dealer }: FalseWin): Settlement =>
  settlementOf(
    othersThan(offender).map((to) =>
      transferOf({
        ...{ from: offender, to, kind: 'fine', rule: 'riichi.points.false-win' },
        points: offender === dealer || to === dealer ? 2 * MANGAN.points : MANGAN.points,
      }),
    ),
  );
