/** One hand in the ledger of each rule set: whether it wins, what it is worth, who pays whom. */
import type { Hand } from '../core/hand.ts';
import type { Result } from '../core/result.ts';
import { inSituation, type Situation } from '../core/situation.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import type { Explanation } from '../scoring/explain.ts';
import { type AgreedRules, agreedOf, type Kit } from '../scoring/kit.ts';
import type { RuleId, RulesetId } from '../scoring/rule-id.ts';
import { isUnlawful, type Score, type ScoreError } from '../scoring/score.ts';
import type { Settlement } from '../scoring/settlement.ts';
import { type Sheet, sheetOf } from '../scoring/sheet.ts';
import { type HandFacts, situationUnder } from './hand-facts.ts';

/** Who sits around the winner. */
export interface Seats {
  /** Who let the winning tile go or was robbed of it; `null`: it was drawn, or nobody has said. */
  readonly from: Wind | null;
  /** The hands of the others that are known; a hand that is not known scores nothing. */
  readonly others?: Readonly<Partial<Record<Wind, Hand>>>;
}

/**
 * `not-complete`: the tiles are no winning hand here. `unlawful`: they are, and may not win so.
 * `not-enough`: they win and are worth too little. `uncounted`: a win, and nothing more.
 */
export type LedgerVerdict = 'wins' | 'uncounted' | 'not-enough' | 'unlawful' | 'not-complete';

/** What is against the win, or against counting it. */
export interface LedgerReason {
  readonly code: ScoreError['code'] | 'below-minimum' | 'no-yaku' | 'uncounted';
  readonly rule?: RuleId;
}

interface CountedHand {
  readonly score: Score;
  readonly explanation: Explanation;
  readonly sheet: Sheet;
}

export interface Ledger {
  readonly rules: RulesetId;
  readonly verdict: LedgerVerdict;
  readonly situation: Situation;
  /** Facts that do not matter here, as {@link situationUnder} lists them. */
  readonly ignored: readonly string[];
  readonly reason?: LedgerReason;
  /** Of a hand that is complete and lawful, whether or not it is worth enough. */
  readonly counted?: CountedHand;
  /** Of a win that is paid for, in points; absent until it is said whose tile it won with. */
  readonly settlement?: Settlement;
  /** What the hands of the others count, where they do. */
  readonly scores?: Readonly<Record<Wind, number>>;
}

const agreedFor = (kit: Kit, { options }: HandFacts): AgreedRules =>
  agreedOf(kit, { ...options?.[kit.id], ...kit.inPoints });

function refusal(error: ScoreError): Pick<Ledger, 'verdict' | 'reason'> {
  if (isUnlawful(error)) return { verdict: 'unlawful', reason: error };
  const { code } = error;
  return { verdict: code === 'unknown-meld' ? 'unlawful' : 'not-complete', reason: { code } };
}

function judge(
  { notEnough }: Kit,
  { uncounted }: AgreedRules,
  { totals }: Score,
): Pick<Ledger, 'verdict' | 'reason'> {
  if (totals.enough === false) {
    return { verdict: 'not-enough', ...(notEnough && { reason: notEnough }) };
  }
  if (uncounted === undefined) return { verdict: 'wins' };
  return { verdict: 'uncounted', reason: { code: 'uncounted', rule: uncounted } };
}

/** The scores of the other hands where losers score; a hand that is not known scores nothing. */
function scoresBeside({ score }: AgreedRules, { seat, round }: HandFacts, { others }: Seats) {
  const scores: Record<Wind, number> = { E: 0, S: 0, W: 0, N: 0 };
  for (const wind of WINDS) {
    const hand = wind === seat ? undefined : others?.[wind];
    const counted = hand && score(inSituation(hand, { seat: wind, round }));
    if (counted?.ok) scores[wind] = counted.value.totals.total;
  }
  return scores;
}

function settle(
  agreed: AgreedRules,
  {
    facts,
    seats,
    score,
  }: { readonly facts: HandFacts; readonly seats: Seats; readonly score: Score },
): Pick<Ledger, 'settlement' | 'scores'> {
  const { win } = facts.hand;
  const isPayerKnown = win?.by === 'self' || (seats.from !== null && seats.from !== facts.seat);
  if (!win || !isPayerKnown) return {};
  const { total, limit } = score.totals;
  const scores = { ...scoresBeside(agreed, facts, seats), [facts.seat]: total };
  const from = win.by === 'self' ? null : seats.from;
  const account = agreed.settle({ winner: facts.seat, from, scores, dealer: 'E', limit });
  if (!account.ok) throw new Error(account.error.code);
  return { settlement: account.value, scores };
}

/** The hand in the ledger of one rule set. */
export function ledgerOf(kit: Kit, facts: HandFacts, seats: Seats): Ledger {
  const agreed = agreedFor(kit, facts);
  const { situation, ignored } = situationUnder(kit, facts);
  const head = { rules: kit.id, situation, ignored };
  if (!situation.win) return { ...head, ...refusal({ code: 'not-complete' }) };
  const found: Result<Score, ScoreError> = agreed.score(situation);
  if (!found.ok) return { ...head, ...refusal(found.error) };
  const score = found.value;
  const verdict = judge(kit, agreed, score);
  const counted = { score, explanation: agreed.explain(score), sheet: sheetOf(kit, agreed, score) };
  const account = verdict.verdict === 'wins' ? settle(agreed, { facts, seats, score }) : {};
  return { ...head, ...verdict, counted, ...account };
}

/** The hand in the ledger of each rule set, in their order. */
export const ledgersOf = (
  kits: readonly Kit[],
  facts: HandFacts,
  seats: Seats = { from: null },
): readonly Ledger[] => kits.map((kit) => ledgerOf(kit, facts, seats));
