/** What each rule set makes of one claim: the judge of *May I claim?*, five times. */

import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import type { RulePlace } from '../../scoring/explain.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import { type InvitedClaim, invitedClaims } from '../claims/claim-bars.ts';
import { judgedClaims } from '../claims/claim-options.ts';
import {
  type ClaimQuestion,
  type ClaimRules,
  type ClaimRulesById,
  type DiscardFacts,
  formatClaim,
} from '../claims/claim-question.ts';
import { isFair } from '../claims/claim-topic.ts';
import { type CitedClaim, type ClaimProof, claimProof } from '../claims/claim-verdict.ts';
import type { Texts } from '../drill.ts';
import type { TakersQuestion } from './takers-question.ts';

/** Of runs of honours that a rule set knows nothing of: the entry that says what its chows are. */
interface UnknownRun {
  readonly rule: string;
  readonly place: RulePlace;
}

export interface Taker {
  readonly rules: PlayableRules;
  readonly isLawful: boolean;
  /** Lawful, and as good as anything else there is to do. */
  readonly isWise: boolean;
  /** As the rule set knows it. */
  readonly claim?: CitedClaim;
  readonly unknown?: UnknownRun;
  readonly proof: ClaimProof;
  /** The same discard as *May I claim?* asks it. */
  readonly texts: Texts;
}

/** A discard under one rule set, as *May I claim?* asks it. */
export interface DiscardUnderRules {
  readonly rules: ClaimRules;
  readonly asked: ClaimQuestion;
  readonly claims: readonly InvitedClaim[];
}

/** Under each rule set, in their order. */
export type DiscardUnderEach = readonly DiscardUnderRules[];

export const discardUnderEach = (
  { hand, tile, seat, from, round, river, left, kongs }: DiscardFacts,
  rulesById: ClaimRulesById,
): DiscardUnderEach =>
  PLAYABLE_RULES.map((id) => {
    const rules = rulesById[id];
    const asked: ClaimQuestion = {
      ...{ rules: id, hand, tile, seat, from, river, left, kongs, deal: 'plain' },
      round: rules.kit.countsRound ? round : 'E',
    };
    return { rules, asked, claims: invitedClaims(asked, rules) };
  });

export type ClaimAsk = Pick<TakersQuestion, 'claim' | 'ask'>;

const judgedUnder = ({ asked, rules, claims }: DiscardUnderRules) =>
  judgedClaims(asked, rules, claims);

const allows = ({ claims }: DiscardUnderRules, claim: string): boolean =>
  claims.some(({ id, bar }) => id === claim && !bar);

/** Whether it is done there, as it is asked. */
export const takes = (under: DiscardUnderRules, { claim, ask }: ClaimAsk): boolean =>
  allows(under, claim) && (ask === 'lawful' || judgedUnder(under).wise.includes(claim));

/** Whether nobody could well disagree, wherever the claim may be made. */
export const isBeyondDispute = (each: DiscardUnderEach, { claim, ask }: ClaimAsk): boolean =>
  ask === 'lawful' ||
  each
    .filter((under) => allows(under, claim))
    .every((under) => isFair(under.asked, judgedUnder(under), under.rules));

function unknownRun({ kit }: ClaimRules): UnknownRun {
  const chow = kit.claims.find(({ claim }) => claim === 'chow');
  if (!chow) throw new Error(`${kit.id} has no chow`);
  const rule = chow.made ?? chow.rule;
  return { rule, place: kit.placeOf(rule as RuleId) };
}

export const takerRows = (
  each: DiscardUnderEach,
  { claim: id }: ClaimAsk,
  rulesById: ClaimRulesById,
): readonly Taker[] =>
  each.map(({ asked, rules }) => {
    const proof = claimProof(asked, rules);
    const claim = proof.claims.find((known) => known.id === id);
    return {
      rules: asked.rules,
      isLawful: proof.lawful.includes(id),
      isWise: proof.wise.includes(id),
      ...(claim ? { claim } : { unknown: unknownRun(rules) }),
      proof,
      texts: formatClaim(rulesById, asked),
    };
  });
