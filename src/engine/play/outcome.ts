/** What a finished hand comes to: what each hand is worth, and who pays whom. */
import { ok, type Result } from '../core/result.ts';
import { ORPHANS } from '../core/tile.ts';
import { byWind, WINDS, type Wind } from '../core/wind.ts';
import { type AgreedRules, isAgreedOn } from '../scoring/kit.ts';
import type { Score, ScoreError } from '../scoring/score.ts';
import {
  type Account,
  type AccountError,
  type DiscardUse,
  type Settlement,
  settlementOf,
  type Transfer,
} from '../scoring/settlement.ts';
import { distancesTo } from '../shapes/distances.ts';
import {
  type CarryOver,
  type ClaimedDiscard,
  type GameRules,
  type HandResult,
  type HandState,
  winnersOf,
} from './hand-state.ts';
import { handSituation } from './win.ts';

export interface HandOutcome {
  readonly result: HandResult;
  /** Each hand as it was scored; absent where it does not count. */
  readonly hands: Readonly<Partial<Record<Wind, Score>>>;
  readonly scores: Readonly<Record<Wind, number>>;
  readonly account: Account;
  readonly settlement: Settlement;
}

/** Whether the discard that declared the hand ready was won. */
function isDeclarationWon({ phase, players, discarded, wins }: HandState, wind: Wind): boolean {
  const { declared } = players[wind];
  const from =
    phase.kind === 'over' && phase.result.by === 'win' ? phase.result.from : wins?.[0].from;
  return from === wind && declared !== undefined && declared.discarded === discarded - 1;
}

/**
 * One stick for each hand declared ready, but for one whose discard is won upon
 * (`riichi.points.deposit`), and those that lie there from earlier hands.
 */
export function depositsOf(
  state: HandState,
  { deposits = {} }: CarryOver,
): Readonly<Partial<Record<Wind, number>>> {
  const laid: Partial<Record<Wind, number>> = {};
  for (const wind of WINDS) {
    const isDeclared = state.players[wind].declared !== undefined;
    const own = isDeclared && !isDeclarationWon(state, wind) ? 1 : 0;
    const sum = (deposits[wind] ?? 0) + own;
    if (sum > 0) laid[wind] = sum;
  }
  return laid;
}

/** Who is one tile short when the hand ends. */
export const readySeats = ({ players }: HandState, { kit }: GameRules): readonly Wind[] =>
  WINDS.filter((wind) => distancesTo(players[wind], kit.shapes).distance === 0);

/** Whose discards were all ends and honours, and none of them taken, where the table agreed on it. */
function drawnMangans({ players }: HandState, { kit, agreed }: GameRules): readonly Wind[] {
  if (!isAgreedOn(agreed, kit.table.drawnMangan)) return [];
  return WINDS.filter((wind) => {
    const { discards } = players[wind];
    return (
      discards.length > 0 &&
      discards.every(({ tile, claimedBy }) => ORPHANS.includes(tile) && claimedBy === undefined)
    );
  });
}

function scoresOf(state: HandState, rules: GameRules): Partial<Record<Wind, Score>> {
  const { phase } = state;
  const hands: Partial<Record<Wind, Score>> = {};
  if (phase.kind !== 'over' || phase.result.by !== 'win') return hands;
  for (const wind of WINDS) {
    const won = phase.won?.find(({ seat }) => seat === wind);
    const score = rules.agreed.score(won ?? handSituation(state, rules, wind));
    if (score.ok) hands[wind] = score.value;
  }
  return hands;
}

interface Ending {
  readonly state: HandState;
  readonly rules: GameRules;
  readonly hands: HandOutcome['hands'];
  readonly carried: CarryOver;
}

const NOTHING: CarryOver = { repeats: 0, deposits: {} };

/** One account for each winner: what lies on the table goes to the first of them. */
function accountsOf(ending: Ending): readonly [Account, ...Account[]] {
  const { phase } = ending.state;
  const [first = null, ...others] = phase.kind === 'over' ? winnersOf(phase.result) : [];
  const { repeats = 0 } = ending.carried;
  const laid = { repeats, deposits: depositsOf(ending.state, ending.carried) };
  return [
    accountOf(ending, first, laid),
    ...others.map((winner) => accountOf(ending, winner, NOTHING)),
  ];
}

function accountOf(ending: Ending, winner: Wind | null, laid: CarryOver): Account {
  const { state, rules, hands } = ending;
  const { phase } = state;
  const result = phase.kind === 'over' ? phase.result : undefined;
  const isExhausted = result?.by === 'exhausted';
  const drawnMangan = isExhausted ? drawnMangans(state, rules) : [];
  const fine = winner === null ? undefined : fineOf(ending, winner);
  return {
    winner,
    from: result?.by === 'win' ? result.from : null,
    scores: byWind((wind) => hands[wind]?.totals.total ?? 0),
    dealer: 'E',
    limit: (winner === null ? undefined : hands[winner]?.totals.limit) ?? null,
    ...laid,
    ready: isExhausted ? readySeats(state, rules) : [],
    ...(drawnMangan.length > 0 && { drawnMangan }),
    ...(fine && { fine }),
  };
}

interface WinnerDiscard extends Omit<ClaimedDiscard, 'by'> {
  readonly use: DiscardUse;
}

/** The discards that made the winner's hand, the last one first. */
function winnerDiscards({ claims, players, phase }: HandState, winner: Wind) {
  if (phase.kind !== 'over' || phase.result.by !== 'win') return [];
  const { from, rob } = phase.result;
  const tile = phase.won?.find(({ seat }) => seat === winner)?.win?.tile;
  const melded = claims
    .filter(({ by }) => by === winner)
    .map(({ by: _, ...taken }): WinnerDiscard => ({ ...taken, use: 'claimed' }));
  const isDiscard = from !== null && !rob && tile !== undefined;
  return [
    ...melded,
    ...(isDiscard ? [{ use: 'won', from, tile, players } as const] : []),
  ].reverse();
}

/** Whether a player whose discard the winner took has to pay for the others: the last such. */
function fineOf({ state, rules, hands }: Ending, winner: Wind): Account['fine'] {
  const won = hands[winner];
  if (won === undefined) return undefined;
  for (const { use, tile, from, players } of winnerDiscards(state, winner)) {
    const shown = byWind((wind) => players[wind].melds);
    const discarder = handSituation({ ...state, players }, rules, from);
    const kind = rules.agreed.fineOn({ tile, use, discarder, winner, shown, won });
    if (kind !== undefined) return { kind, seat: from };
  }
  return undefined;
}

/** All that is paid for a hand, an account for each who won; the first that does not add up fails. */
export function settleAll(
  accounts: readonly Account[],
  { settle }: Pick<AgreedRules, 'settle'>,
): Result<Settlement, AccountError> {
  const transfers: Transfer[] = [];
  for (const account of accounts) {
    const settled = settle(account);
    if (!settled.ok) return settled;
    transfers.push(...settled.value.transfers);
  }
  return ok(settlementOf(transfers));
}

/** Throws for a hand that is not over. */
export function handOutcome(
  state: HandState,
  rules: GameRules,
  carried: CarryOver = {},
): Result<HandOutcome, AccountError | ScoreError> {
  const { phase } = state;
  if (phase.kind !== 'over') throw new RangeError('the hand is not over');
  const hands = scoresOf(state, rules);
  const accounts = accountsOf({ state, rules, hands, carried });
  const settled = settleAll(accounts, rules.agreed);
  if (!settled.ok) return settled;
  const [account] = accounts;
  return ok({
    result: phase.result,
    hands,
    scores: account.scores,
    account,
    settlement: settled.value,
  });
}
