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
  type ClaimSide,
  type ClaimSides,
  formatClaim,
  giverSide,
  parseClaim,
} from './claim-question.ts';
import { loadClaimSides } from './claim-sides.ts';
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

function shownOf(question: ClaimQuestion, side: ClaimSide): ClaimTypes['shown'] {
  return {
    ...question,
    side: giverSide(question),
    claims: invitedClaims(question, side)
      .filter(({ bar }) => question.ask !== WAY || !bar)
      .map(({ id, claim, group }) => ({ ...{ id, claim }, ...(group && { group }) })),
    countsRound: side.kit.countsRound,
    isEarly: question.left >= MANY_LEFT,
  };
}

function claimDrill(sides: ClaimSides): Drill<ClaimTypes> {
  const sideFor = ({ rules }: ClaimQuestion): ClaimSide => sides[rules];
  return {
    id: 'may-i-claim',
    parts: CLAIM_PARTS,
    levels: CLAIM_LEVELS,
    make: (rng, level) => {
      const rules = PLAYABLE_RULES.find((known) => known === level['game']) ?? PLAYABLE_RULES[0];
      const side = sides[rules as PlayableRules];
      return level['level'] === WAY ? dealWay(rng, side) : dealClaim(rng, side, topicOf(level));
    },
    traits: ({ hand, tile }) => handTraits([...hand.concealed, tile]),
    keeps: (question, level) => {
      if (question.rules !== level['game'] || (level['level'] === WAY) !== (question.ask === WAY))
        return false;
      if (question.ask === WAY)
        return isOffer(question, sideFor(question)) && isClearWay(question, sideFor(question));
      const judged = judgedClaims(question, sideFor(question));
      return (
        keepsTopic(question, judged, topicOf(level)) && isFair(question, judged, sideFor(question))
      );
    },
    parse: (texts) => parseClaim(sides, texts),
    format: (question) => formatClaim(sides, question),
    show: (question) => shownOf(question, sideFor(question)),
    solve: (question) => {
      const { lawful, wise } = claimProof(question, sideFor(question));
      return { lawful, choice: wise[0] ?? PASS };
    },
    check: (question, given) => judgeClaim(question, sideFor(question), given),
    hintSteps: (question) =>
      question.ask === WAY ? wayHints(claimProof(question, sideFor(question))) : CLAIM_HINTS,
    hints: (question) => claimProof(question, sideFor(question)),
  };
}

export const loadMayClaim = async () => deskOf(claimDrill(await loadClaimSides()));
