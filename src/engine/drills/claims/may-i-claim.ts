/** May I claim? Which claims on a discard are lawful, and is one of them worth it? */

import { groupTiles } from '../../core/group.ts';
import type { Seat } from '../../core/seat.ts';
import type { ClaimKind } from '../../core/table-rules.ts';
import type { Tile } from '../../core/tile.ts';
import { WINDS } from '../../core/wind.ts';
import { loadKit, PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { loadReach, reachedBy } from '../../rulesets/reaches.ts';
import { loadTableTeaching } from '../../rulesets/teachings.ts';
import { agreedOf } from '../../scoring/kit.ts';
import { type SIDES, sideOf } from '../../table/across.ts';
import { deskOf } from '../desk.ts';
import type { Drill, DrillTypes } from '../drill.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { invitedClaims } from './claim-bars.ts';
import { dealClaim } from './claim-dealer.ts';
import { CLAIM_LEVELS, isFair, keepsTopic, topicOf } from './claim-level.ts';
import { judgedClaims, PASS } from './claim-options.ts';
import {
  CLAIM_PARTS,
  type ClaimQuestion,
  type ClaimSide,
  type ClaimSides,
  formatClaim,
  parseClaim,
} from './claim-question.ts';
import {
  type ClaimAnswer,
  type ClaimProof,
  type ClaimVerdict,
  claimProof,
  judgeClaim,
} from './claim-verdict.ts';

interface Invited {
  readonly id: string;
  readonly claim: ClaimKind;
  /** None for a win. */
  readonly tiles: readonly Tile[];
}

export interface ClaimTypes extends DrillTypes {
  readonly question: ClaimQuestion;
  readonly shown: ClaimQuestion & {
    /** Where the player who let the tile go sits. */
    readonly side: (typeof SIDES)[number];
    readonly claims: readonly Invited[];
    readonly countsRound: boolean;
  };
  readonly answer: ClaimAnswer;
  readonly verdict: ClaimVerdict;
  readonly hints: ClaimProof;
  readonly detail: undefined;
}

const CLAIM_HINTS = ['formed', 'lawful', 'distance', 'answer'] as const;

function shownOf(question: ClaimQuestion, side: ClaimSide): ClaimTypes['shown'] {
  const seated = (wind: ClaimQuestion['seat']) => WINDS.indexOf(wind) as Seat;
  return {
    ...question,
    side: sideOf(seated(question.seat), seated(question.from)),
    claims: invitedClaims(question, side).map(({ id, claim, group }) => ({
      ...{ id, claim },
      tiles: group ? groupTiles(group) : [],
    })),
    countsRound: side.kit.countsRound,
  };
}

export function claimDrill(id: string, sides: ClaimSides): Drill<ClaimTypes> {
  const sideFor = ({ rules }: ClaimQuestion): ClaimSide => sides[rules];
  return {
    id,
    parts: CLAIM_PARTS,
    levels: CLAIM_LEVELS,
    make: (rng, level) => {
      const rules = PLAYABLE_RULES.find((known) => known === level['game']) ?? PLAYABLE_RULES[0];
      return dealClaim(rng, sides[rules as PlayableRules], topicOf(level));
    },
    traits: ({ hand, tile }) => handTraits([...hand.concealed, tile]),
    keeps: (question, level) => {
      const judged = judgedClaims(question, sideFor(question));
      return (
        question.rules === level['game'] &&
        keepsTopic(question, judged, topicOf(level)) &&
        isFair(question, judged, sideFor(question))
      );
    },
    parse: (texts) => parseClaim(sides, texts),
    format: (question) => formatClaim(sides, question),
    show: (question) => shownOf(question, sideFor(question)),
    solve: (question) => {
      const { lawful, wise } = judgedClaims(question, sideFor(question));
      return { lawful, choice: wise[0] ?? PASS };
    },
    check: (question, given) => judgeClaim(question, sideFor(question), given),
    hintSteps: () => CLAIM_HINTS,
    hints: (question) => claimProof(question, sideFor(question)),
  };
}

async function sideOfRules(rules: PlayableRules): Promise<ClaimSide> {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTableTeaching(rules)]);
  const reach = kit.notEnough ? await loadReach(reachedBy(rules)) : undefined;
  return { kit, teaching, reach, agreed: agreedOf(kit, {}) };
}

export async function loadMayClaim() {
  const sides = PLAYABLE_RULES.map(async (rules) => [rules, await sideOfRules(rules)] as const);
  return deskOf(
    claimDrill('may-i-claim', Object.fromEntries(await Promise.all(sides)) as ClaimSides),
  );
}
