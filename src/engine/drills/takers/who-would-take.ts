/** Who would take this? One claim on a discard: under which rule sets it is allowed, and worth it. */

import { memoize } from '../../core/memoize.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import type { Side } from '../../table/across.ts';
import { type InvitedClaim, knownClaims } from '../claims/claim-bars.ts';
import { type ClaimRulesById, giverSide } from '../claims/claim-question.ts';
import { loadClaimRules } from '../claims/claim-rules.ts';
import { deskOf } from '../desk.ts';
import { type Drill, type DrillTypes, marksOfAll, type Verdict } from '../drill.ts';
import { MANY_LEFT } from '../hand-in-play.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { discardUnderEach, isBeyondDispute, type Taker, takerRows, takes } from './takers.ts';
import { dealTakers, kindOf, type TakenKind } from './takers-dealer.ts';
import {
  formatTakers,
  parseTakers,
  TAKERS_LEVELS,
  TAKERS_PARTS,
  type TakersError,
  type TakersQuestion,
} from './takers-question.ts';

interface TakersProof {
  /** The rule sets that are the answer, in their order. */
  readonly takers: readonly PlayableRules[];
  readonly rows: readonly Taker[];
  readonly kind: TakenKind;
}

interface TakersTypes extends DrillTypes {
  readonly question: TakersQuestion;
  readonly shown: Omit<TakersQuestion, 'claim'> & {
    readonly claim: Pick<InvitedClaim, 'id' | 'claim' | 'group'>;
    /** Where the player who let the tile go sits. */
    readonly side: Side;
    /** Long before the end of the wall. */
    readonly isEarly: boolean;
    /** What can be marked, in the order of the keys. */
    readonly choices: readonly PlayableRules[];
  };
  /** Empty where it is said that it is none of them. */
  readonly answer: readonly PlayableRules[];
  readonly verdict: Verdict & {
    readonly given: readonly PlayableRules[];
    readonly proof: TakersProof;
  };
  readonly hints: TakersProof;
  readonly error: TakersError;
}

/** The claim as the first rule set knows it that does. */
function claimIn({ tile, claim }: TakersQuestion, rulesById: ClaimRulesById) {
  const [known] = PLAYABLE_RULES.flatMap((rules) =>
    knownClaims(tile, rulesById[rules].kit.claims),
  ).filter(({ id }) => id === claim);
  if (!known) throw new Error(`no rule set knows ${claim}`);
  const { id, row, group } = known;
  return { id, claim: row.claim, ...(group && { group }) };
}

function shownOf(question: TakersQuestion, rulesById: ClaimRulesById): TakersTypes['shown'] {
  return {
    ...question,
    claim: claimIn(question, rulesById),
    side: giverSide(question),
    isEarly: question.left >= MANY_LEFT,
    choices: PLAYABLE_RULES,
  };
}

function hintStepsOf({ rows }: TakersProof, ask: TakersQuestion['ask']): readonly string[] {
  const isBarred = rows.some(({ isLawful }) => !isLawful);
  const isWeighed = rows.some(({ isLawful, claim }) => isLawful && claim?.group);
  return [
    'look',
    ...(ask === 'lawful' && isBarred ? ['bars'] : []),
    ...(ask === 'wise' ? ['lawful'] : []),
    ...(ask === 'wise' && isWeighed ? ['away'] : []),
    'answer',
  ];
}

function whoWouldTake(rulesById: ClaimRulesById): Drill<TakersTypes> {
  const eachOf = memoize((question: TakersQuestion) => discardUnderEach(question, rulesById));
  const solve = (question: TakersQuestion): readonly PlayableRules[] =>
    eachOf(question)
      .filter((under) => takes(under, question))
      .map(({ asked: { rules } }) => rules);
  const proof = (question: TakersQuestion): TakersProof => ({
    takers: solve(question),
    rows: takerRows(eachOf(question), question, rulesById),
    kind: kindOf(claimIn(question, rulesById)),
  });
  return {
    id: 'who-would-take',
    parts: TAKERS_PARTS,
    levels: TAKERS_LEVELS,
    make: (rng, { level }) => dealTakers(rng, rulesById, level === 'wise' ? level : 'lawful'),
    traits: ({ hand, tile }) => handTraits([...hand.concealed, tile]),
    keeps: (question, { level }) =>
      question.ask === level && isBeyondDispute(eachOf(question), question),
    parse: (texts) => parseTakers(rulesById, texts),
    format: (question) => formatTakers(rulesById, question),
    show: (question) => shownOf(question, rulesById),
    solve,
    check: (question, answer) => {
      const proved = proof(question);
      const given = PLAYABLE_RULES.filter((rules) => answer.includes(rules));
      return { ...marksOfAll(given, proved.takers), given, proof: proved };
    },
    hintSteps: (question) => hintStepsOf(proof(question), question.ask),
    hints: proof,
  };
}

export const loadWhoWouldTake = async () => deskOf(whoWouldTake(await loadClaimRules()));
