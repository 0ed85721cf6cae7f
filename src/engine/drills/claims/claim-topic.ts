/** What a question is about, and whether its answer is beyond dispute. */

import { MANY_LEFT } from '../hand-in-play.ts';
import type { ClaimBar, InvitedClaim } from './claim-bars.ts';
import { bringsNearer, type ClaimOption, isBorneOut, type JudgedClaims } from './claim-options.ts';
import type { ClaimQuestion, ClaimRules } from './claim-question.ts';
import { type ClaimTopic, PASS } from './levels.ts';

/** What comes of the discard: a win that is taken or refused, a claim, nothing. */
export type ClaimOutcome = 'win' | 'refused' | 'claim' | 'pass';

const REFUSED: readonly (ClaimBar | undefined)[] = ['unlawful', 'own-discards', 'not-enough'];
const LIMITS: readonly (ClaimBar | undefined)[] = [
  'last-discard',
  'barred-deal',
  'most-kongs',
  'no-replacement',
];

type Claims = readonly InvitedClaim[];

const winIn = (claims: Claims) => claims.find(({ claim }) => claim === 'win');

/** As far as the win goes; absent where it is not complete. */
function wonOutcome(claims: Claims): ClaimOutcome | undefined {
  const win = winIn(claims);
  if (win && !win.bar) return 'win';
  return REFUSED.includes(win?.bar?.code) ? 'refused' : undefined;
}

/** By distances alone, which is quick: of a rule set that asks more than whole hands a guess. */
export const likelyOutcome = (
  question: ClaimQuestion,
  rules: ClaimRules,
  claims: Claims,
): ClaimOutcome => wonOutcome(claims) ?? (bringsNearer(question, rules, claims) ? 'claim' : 'pass');

export const claimOutcome = ({ claims, wise }: JudgedClaims): ClaimOutcome =>
  wonOutcome(claims) ?? (wise.includes(PASS) ? 'pass' : 'claim');

const READY = 0;

const isInTheMiddle = ({ left, kongs, deal }: ClaimQuestion): boolean =>
  left === MANY_LEFT && kongs === 0 && deal === 'plain';

const isLawfulGroup = ({ group, bar }: InvitedClaim): boolean => group !== undefined && !bar;

/** As far as the claims that are lawful and not go. */
export function invitesTopic(question: ClaimQuestion, claims: Claims, topic: ClaimTopic): boolean {
  if (topic === 'limits') return claims.some(({ bar }) => LIMITS.includes(bar?.code));
  if (!isInTheMiddle(question)) return false;
  if (topic === 'win') return true;
  if (winIn(claims)?.bar?.code !== 'incomplete') return false;
  return topic === 'worth'
    ? claims.some(isLawfulGroup)
    : claims.some(({ group, bar }) => group && bar?.code !== 'missing');
}

export function keepsTopic(
  question: ClaimQuestion,
  { claims, options, wise }: JudgedClaims,
  topic: ClaimTopic,
): boolean {
  if (!invitesTopic(question, claims, topic)) return false;
  const [pass] = options;
  if (topic === 'win') return (pass?.short ?? pass?.distance) === READY;
  return topic !== 'worth' || options.length > (wise.includes(PASS) ? 1 : 2);
}

const FURTHEST = 3;
/** Copies by which one way has to do better than another. */
const CLEAR = 2;

/** A claim that leaves the hand as near, and helps or harms by very little. */
const isDisputed = (pass: ClaimOption, claim: ClaimOption): boolean =>
  claim.distance === pass.distance && claim.count > pass.count - CLEAR;

const isMarginal = (best: ClaimOption, claim: ClaimOption): boolean =>
  claim.distance === best.distance &&
  claim.count !== best.count &&
  Math.abs(claim.count - best.count) < CLEAR;

/** Whether nobody could well do otherwise. */
export function isFair(question: ClaimQuestion, judged: JudgedClaims, rules: ClaimRules): boolean {
  const [pass, ...claims] = judged.options;
  if (!pass || pass.distance > FURTHEST) return false;
  if (claimOutcome(judged) === 'win') return true;
  if (claims.some((claim) => isDisputed(pass, claim))) return false;
  const wise = claims.filter(({ id }) => judged.wise.includes(id));
  const [best] = wise;
  if (!best) return true;
  if (wise.some(({ short }) => short !== undefined)) return false;
  if (claims.some((claim) => isMarginal(best, claim))) return false;
  return isBorneOut(question, judged, rules);
}
