/** Furiten or not: may one win with the tile that has come, whatever lies in one's own river? */
import type { Tile } from '../../core/tile.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { RulesetId } from '../../scoring/rule-id.ts';
import { deskOf } from '../desk.ts';
import type { Drill, DrillTypes } from '../drill.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { dealFuriten, FURITEN_TOPICS, keepsFuriten } from './furiten-dealer.ts';
import { type FuritenError, type FuritenQuestion, furitenTexts } from './furiten-question.ts';
import {
  type FuritenVerdict,
  judgeFuriten,
  outcomesFor,
  outcomesOf,
  proofOf,
  type WinOutcome,
} from './furiten-verdict.ts';

interface FuritenTypes extends DrillTypes {
  readonly question: FuritenQuestion;
  readonly shown: FuritenQuestion & {
    readonly rules: RulesetId;
    readonly outcomes: readonly WinOutcome[];
  };
  readonly answer: WinOutcome;
  readonly verdict: FuritenVerdict;
  readonly hints: {
    readonly waits: readonly Tile[];
    readonly discarded: readonly Tile[];
    readonly answer: WinOutcome;
  };
  readonly error: FuritenError;
}

const FURITEN_HINTS = ['waits', 'river', 'answer'] as const;

function hintsOn(kit: Kit, question: FuritenQuestion): FuritenTypes['hints'] {
  const proof = proofOf(kit, question);
  const [answer = 'win'] = outcomesOf(proof);
  return { waits: proof.waits, discarded: proof.discarded, answer };
}

function furitenDrill(kit: Kit): Drill<FuritenTypes> {
  return {
    id: 'furiten',
    ...furitenTexts(kit),
    levels: [{ name: 'level', values: FURITEN_TOPICS, rungs: FURITEN_TOPICS }],
    make: (rng, level, turn) => dealFuriten(rng, kit, level, turn),
    traits: ({ hand }) => handTraits(hand.concealed),
    keeps: (question, level) => keepsFuriten(kit, question, level),
    show: (question) => ({ ...question, rules: kit.id, outcomes: outcomesFor(question) }),
    solve: (question) => hintsOn(kit, question).answer,
    check: (question, given) => judgeFuriten(kit, question, given),
    hintSteps: () => FURITEN_HINTS,
    hints: (question) => hintsOn(kit, question),
  };
}

/** For a rule set that bars a win by one's own discards. */
export async function loadFuriten(rules: PlayableRules) {
  const kit = await loadKit(rules);
  if (!kit.claims.some(({ barredByOwnDiscards }) => barredByOwnDiscards)) {
    throw new Error(`${rules} bars no win`);
  }
  return deskOf(furitenDrill(kit));
}
