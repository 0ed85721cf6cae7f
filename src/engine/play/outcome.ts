/** What a finished hand comes to: what each hand is worth, and who pays whom. */
import { fail, ok, type Result } from '../core/result.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import type { Score, ScoreError } from '../scoring/score.ts';
import type { Account, AccountError, DiscardUse, Settlement } from '../scoring/settlement.ts';
import { distancesTo } from '../shapes/distances.ts';
import type { CarryOver, ClaimedDiscard, GameRules, HandResult, HandState } from './hand-state.ts';
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
function isDeclarationWon({ phase, players, discarded }: HandState, wind: Wind): boolean {
  const { declared } = players[wind];
  const isGiver = phase.kind === 'over' && phase.result.by === 'win' && phase.result.from === wind;
  return isGiver && declared !== undefined && declared.discarded === discarded - 1;
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

function scoresOf(state: HandState, rules: GameRules): Partial<Record<Wind, Score>> {
  const { phase } = state;
  const hands: Partial<Record<Wind, Score>> = {};
  if (phase.kind !== 'over' || phase.result.by !== 'win') return hands;
  for (const wind of WINDS) {
    const situation = wind === phase.result.winner ? phase.won : handSituation(state, rules, wind);
    const score = situation && rules.agreed.score(situation);
    if (score?.ok) hands[wind] = score.value;
  }
  return hands;
}

function accountOf(
  state: HandState,
  rules: GameRules,
  hands: HandOutcome['hands'],
  carried: CarryOver,
): Account {
  const { phase } = state;
  const result = phase.kind === 'over' ? phase.result : undefined;
  const winner = result?.by === 'win' ? result.winner : null;
  const fine = fineOf(state, rules, hands);
  const scores = { E: 0, S: 0, W: 0, N: 0 };
  for (const wind of WINDS) scores[wind] = hands[wind]?.totals.total ?? 0;
  return {
    winner,
    from: result?.by === 'win' ? result.from : null,
    scores,
    dealer: 'E',
    limit: (winner === null ? undefined : hands[winner]?.totals.limit) ?? null,
    repeats: carried.repeats ?? 0,
    deposits: depositsOf(state, carried),
    ready: result?.by === 'exhausted' ? readySeats(state, rules) : [],
    ...(fine && { fine }),
  };
}

interface WinnerDiscard extends Omit<ClaimedDiscard, 'by'> {
  readonly use: DiscardUse;
}

/** The discards that made the winner's hand, the last one first. */
function winnerDiscards({ claims, players, phase }: HandState): readonly WinnerDiscard[] {
  if (phase.kind !== 'over' || phase.result.by !== 'win') return [];
  const { winner, from, rob } = phase.result;
  const tile = phase.won?.win?.tile;
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
function fineOf(state: HandState, rules: GameRules, hands: HandOutcome['hands']): Account['fine'] {
  const { phase } = state;
  const winner = phase.kind === 'over' && phase.result.by === 'win' ? phase.result.winner : 'E';
  const won = hands[winner];
  if (won === undefined) return undefined;
  for (const { use, tile, from, players } of winnerDiscards(state)) {
    const { E, S, W, N } = players;
    const shown = { E: E.melds, S: S.melds, W: W.melds, N: N.melds };
    const discarder = handSituation({ ...state, players }, rules, from);
    const kind = rules.agreed.fineOn({ tile, use, discarder, winner, shown, won });
    if (kind !== undefined) return { kind, seat: from };
  }
  return undefined;
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
  const account = accountOf(state, rules, hands, carried);
  const settled = rules.agreed.settle(account);
  if (!settled.ok) return fail(settled.error);
  return ok({
    result: phase.result,
    hands,
    scores: account.scores,
    account,
    settlement: settled.value,
  });
}
