/** Which claims are lawful and which one is worth it, beside what was answered. */

import type { Counsel } from '../../judge/counsel.ts';
import type { RulePlace } from '../../scoring/explain.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Verdict } from '../drill.ts';
import type { BarredClaim, InvitedClaim } from './claim-bars.ts';
import { type ClaimOption, type JudgedClaims, judgedClaims } from './claim-options.ts';
import type { ClaimQuestion, ClaimRules } from './claim-question.ts';
import type { WeighedWays } from './weighed-ways.ts';

export interface ClaimAnswer {
  /** Ids of the claims that are marked as lawful. */
  readonly lawful: readonly string[];
  /** What the player does: one of them, or `pass`. */
  readonly choice: string;
}

interface Cited {
  readonly place: RulePlace;
}

/** A claim with its rule, and what stands against it with the rule that says so. */
export interface CitedClaim extends Omit<InvitedClaim, 'bar'>, Cited {
  readonly bar?: BarredClaim & Cited;
}

export interface ClaimProof {
  readonly claims: readonly CitedClaim[];
  /** Passing first, then each lawful claim that leaves the hand in play. */
  readonly options: readonly ClaimOption[];
  readonly lawful: readonly string[];
  readonly wise: readonly string[];
  /** The points that a win must reach, which these distances do not weigh. */
  readonly least?: number;
  /** What each way is worth, where that is asked. */
  readonly weighed?: WeighedWays;
  /** The best way beside the next best, or beside the one that was chosen. */
  readonly counsel?: Counsel;
}

export interface ClaimVerdict extends Verdict {
  readonly given: ClaimAnswer;
  readonly proof: ClaimProof;
}

const cited = (kit: Kit, rule: string): Cited => ({ place: kit.placeOf(rule as RuleId) });

const citedClaim = (kit: Kit, { bar, ...claim }: InvitedClaim): CitedClaim => ({
  ...claim,
  ...cited(kit, claim.rule),
  ...(bar && { bar: { ...bar, ...cited(kit, bar.rule) } }),
});

export function claimProof(question: ClaimQuestion, rules: ClaimRules): ClaimProof {
  const { claims, ...judged }: JudgedClaims = judgedClaims(question, rules);
  const { minimum } = rules.kit;
  return {
    ...judged,
    claims: claims.map((claim) => citedClaim(rules.kit, claim)),
    ...(minimum && { least: minimum.points }),
  };
}

export function judgeClaim(
  question: ClaimQuestion,
  rules: ClaimRules,
  given: ClaimAnswer,
): ClaimVerdict {
  const proof = claimProof(question, rules);
  const marked = proof.claims.map(({ id }) => id).filter((id) => given.lawful.includes(id));
  const found = marked.filter((id) => proof.lawful.includes(id)).length;
  const isWise = proof.wise.includes(given.choice);
  const marks = {
    found: found + Number(isWise),
    missed: proof.lawful.length - found + Number(!isWise),
    wrong: marked.length - found,
  };
  return {
    right: marks.missed + marks.wrong === 0,
    marks,
    given: { lawful: marked, choice: given.choice },
    proof,
  };
}
