/** Which discard is forbidden, now that a chow has been claimed? */
import { groupTiles } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import type { RulePlace } from '../../scoring/explain.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { RuleId, RulesetId } from '../../scoring/rule-id.ts';
import type { BarredTile } from '../../table/after-claim.ts';
import { deskOf } from '../desk.ts';
import { type Drill, type DrillTypes, marksOfAll, type Verdict } from '../drill.ts';
import { agreementFields } from '../scoring/dealer.ts';
import { handTraits } from '../waits/wait-shape.ts';
import {
  AFTER_CHOW_TOPICS,
  type ChowKind,
  chowKind,
  dealAfterChow,
  keepsAfterChow,
} from './after-chow-dealer.ts';
import {
  type AfterChowError,
  type AfterChowQuestion,
  afterChowParts,
  barredDiscards,
  barredInHand,
  barringOptions,
  chowIn,
  formatAfterChow,
  parseAfterChow,
} from './after-chow-question.ts';

const AFTER_CHOW_HINTS = ['kind', 'barred', 'answer'] as const;

interface AfterChowProof {
  readonly kind: ChowKind;
  /** The two tiles of the chow that were in the hand. */
  readonly pair: readonly Tile[];
  /** What is forbidden, held or not. */
  readonly barred: readonly (BarredTile & { readonly place: RulePlace })[];
  readonly answer: readonly Tile[];
}

interface AfterChowTypes extends DrillTypes {
  readonly question: AfterChowQuestion;
  readonly shown: HeldHand & {
    readonly rules: RulesetId;
    readonly tile: Tile;
    /** The agreements that forbid more, where they are in force. */
    readonly agreed: readonly string[];
  };
  /** The kinds in the hand that may not be discarded now: perhaps none. */
  readonly answer: readonly Tile[];
  readonly verdict: Verdict & { readonly given: readonly Tile[]; readonly proof: AfterChowProof };
  readonly hints: AfterChowProof;
  readonly error: AfterChowError;
}

function proofOf(kit: Kit, question: AfterChowQuestion): AfterChowProof {
  const { hand, tile } = question;
  const chow = chowIn(hand);
  if (!chow) throw new Error('a question without its chow');
  return {
    kind: chowKind(chow, tile),
    pair: groupTiles(chow).filter((held) => held !== tile),
    barred: barredDiscards(kit, question).map((barred) => ({
      ...barred,
      place: kit.placeOf(barred.rule as RuleId),
    })),
    answer: barredInHand(kit, question),
  };
}

function judge(kit: Kit, question: AfterChowQuestion, given: readonly Tile[]) {
  const proof = proofOf(kit, question);
  const chosen = sortTiles(new Set(given));
  return { ...marksOfAll(chosen, proof.answer), given: chosen, proof };
}

function afterChowDrill(kit: Kit): Drill<AfterChowTypes> {
  const options = barringOptions(kit);
  return {
    id: 'after-chow',
    parts: afterChowParts(kit),
    levels: [
      { name: 'level', values: AFTER_CHOW_TOPICS, rungs: AFTER_CHOW_TOPICS },
      ...agreementFields({ kit }, options),
    ],
    make: (rng, level) => dealAfterChow(rng, kit, level),
    traits: ({ hand }) => handTraits(hand.concealed),
    keeps: (question, level) => keepsAfterChow(kit, question, level),
    parse: (texts) => parseAfterChow(kit, texts),
    format: (question) => formatAfterChow(kit, question),
    show: ({ hand, tile, options: agreed }) => ({
      ...hand,
      ...{ rules: kit.id, tile },
      agreed: options.filter((option) => agreed[option] === true),
    }),
    solve: (question) => barredInHand(kit, question),
    check: (question, given) => judge(kit, question, given),
    hintSteps: () => AFTER_CHOW_HINTS,
    hints: (question) => proofOf(kit, question),
  };
}

/** For a rule set that forbids discards right after a chow. */
export async function loadAfterChow(rules: PlayableRules) {
  const kit = await loadKit(rules);
  if (!kit.claims.some(({ claim, barredDiscards }) => claim === 'chow' && barredDiscards)) {
    throw new Error(`${rules} forbids no discard`);
  }
  return deskOf(afterChowDrill(kit));
}
