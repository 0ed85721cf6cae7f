/** Which way to take a tile is best, beside the one that was chosen. */
import type { ClaimQuestion, ClaimRules } from './claim-question.ts';
import {
  type ClaimAnswer,
  type ClaimProof,
  type ClaimVerdict,
  claimProof,
} from './claim-verdict.ts';
import { counselOf, weighedWays } from './weighed-ways.ts';

/** What is wise is what the judge of play says. */
export function wayProof(question: ClaimQuestion, rules: ClaimRules, chosen?: string): ClaimProof {
  const weighed = weighedWays(question, rules);
  const counsel = counselOf(weighed, chosen, rules);
  const proof = claimProof(question, rules);
  return { ...proof, weighed, wise: weighed.wise, ...(counsel && { counsel }) };
}

/** The way alone is judged; what is allowed was not asked. */
export function judgeWay(
  question: ClaimQuestion,
  rules: ClaimRules,
  { choice }: ClaimAnswer,
): ClaimVerdict {
  const proof = wayProof(question, rules, choice);
  const right = proof.wise.includes(choice);
  const marks = { found: Number(right), missed: Number(!right), wrong: 0 };
  return { right, marks, given: { lawful: proof.lawful, choice }, proof };
}
