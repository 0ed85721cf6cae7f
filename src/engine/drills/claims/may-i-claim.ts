/** May I claim? Which claims on a discard are lawful, and is one of them worth it? */

import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import type { Side } from '../../table/across.ts';
import { deskOf } from '../desk.ts';
import type { Drill, DrillTypes } from '../drill.ts';
import { MANY_LEFT } from '../hand-in-play.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { type InvitedClaim, invitedClaims } from './claim-bars.ts';
import { dealClaim } from './claim-dealer.ts';
import { judgedClaims } from './claim-options.ts';
import {
  type ClaimQuestion,
  type ClaimQuestionError,
  type ClaimRules,
  type ClaimRulesById,
  formatClaim,
  giverSide,
  parseClaim,
} from './claim-question.ts';
import { loadClaimRules } from './claim-rules.ts';
import { isFair, keepsTopic } from './claim-topic.ts';
import {
  type ClaimAnswer,
  type ClaimProof,
  type ClaimVerdict,
  claimProof,
  judgeClaim,
} from './claim-verdict.ts';
import { CLAIM_LEVELS, CLAIM_PARTS, PASS, topicOf, WAY } from './levels.ts';
import { dealWay, isOffer } from './way-dealer.ts';
import { judgeWay, wayProof } from './way-verdict.ts';
import { isClearWay } from './weighed-ways.ts';

/** `group` is absent for a win. */
type Invited = Pick<InvitedClaim, 'id' | 'claim' | 'group'>;

interface ClaimTypes extends DrillTypes {
  readonly question: ClaimQuestion;
  readonly shown: ClaimQuestion & {
    /** Where the player who let the tile go sits. */
    readonly side: Side;
    readonly claims: readonly Invited[];
    readonly countsRound: boolean;
    /** Long before the end of the wall. */
    readonly isEarly: boolean;
  };
  readonly answer: ClaimAnswer;
  readonly verdict: ClaimVerdict;
  readonly hints: ClaimProof;
  readonly error: ClaimQuestionError;
}

const CLAIM_HINTS = ['formed', 'lawful', 'distance', 'answer'];

function wayHints({ weighed }: ClaimProof): readonly string[] {
  const isAdvised = weighed !== undefined && weighed.advice.length > 0;
  return ['distance', ...(isAdvised ? ['advice'] : []), 'question', 'choices', 'way'];
}

function shownOf(question: ClaimQuestion, rules: ClaimRules): ClaimTypes['shown'] {
  return {
    ...question,
    side: giverSide(question),
    claims: invitedClaims(question, rules)
      .filter(({ bar }) => question.ask !== WAY || !bar)
      .map(({ id, claim, group }) => ({ ...{ id, claim }, ...(group && { group }) })),
    countsRound: rules.kit.countsRound,
    isEarly: question.left >= MANY_LEFT,
  };
}

function claimDrill(rulesById: ClaimRulesById): Drill<ClaimTypes> {
  const rulesFor = ({ rules }: ClaimQuestion): ClaimRules => rulesById[rules];
  const proof = (question: ClaimQuestion): ClaimProof =>
    (question.ask === WAY ? wayProof : claimProof)(question, rulesFor(question));
  return {
    id: 'may-i-claim',
    parts: CLAIM_PARTS,
    levels: CLAIM_LEVELS,
    make: (rng, level) => {
      const id = PLAYABLE_RULES.find((known) => known === level['game']) ?? PLAYABLE_RULES[0];
      const rules = rulesById[id as PlayableRules];
      return level['level'] === WAY ? dealWay(rng, rules) : dealClaim(rng, rules, topicOf(level));
    },
    traits: ({ hand, tile }) => handTraits([...hand.concealed, tile]),
    keeps: (question, level) => {
      if (question.rules !== level['game'] || (level['level'] === WAY) !== (question.ask === WAY))
        return false;
      if (question.ask === WAY)
        return isOffer(question, rulesFor(question)) && isClearWay(question, rulesFor(question));
      const judged = judgedClaims(question, rulesFor(question));
      return (
        keepsTopic(question, judged, topicOf(level)) && isFair(question, judged, rulesFor(question))
      );
    },
    parse: (texts) => parseClaim(rulesById, texts),
    format: (question) => formatClaim(rulesById, question),
    show: (question) => shownOf(question, rulesFor(question)),
    solve: (question) => {
      const { lawful, wise } = proof(question);
      return { lawful, choice: wise[0] ?? PASS };
    },
    check: (question, given) =>
      (question.ask === WAY ? judgeWay : judgeClaim)(question, rulesFor(question), given),
    hintSteps: (question) => (question.ask === WAY ? wayHints(proof(question)) : CLAIM_HINTS),
    hints: proof,
  };
}

export const loadMayClaim = async (rules?: readonly string[]) =>
  deskOf(claimDrill(await loadClaimRules(rules)));
