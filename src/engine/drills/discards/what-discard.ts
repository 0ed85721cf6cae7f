import type { Tile } from '../../core/tile.ts';
import type { DiscardHand } from '../../hand/discards.ts';
import { arrange, isArranged } from '../dealing.ts';
import type { Drill, DrillTypes } from '../drill.ts';
import { type AfterDiscard, afterDiscard, discarded, drawTile } from './after-discard.ts';
import { dealDiscardHand, keepsPromise } from './discard-dealer.ts';
import { DISCARD_HINTS, type DiscardHints, discardHints } from './discard-hints.ts';
import { DISCARD_LEVELS, DISCARD_PARTS, discardLevelOf } from './discard-level.ts';
import {
  type DiscardQuestion,
  formatDiscardQuestion,
  parseDiscardQuestion,
} from './discard-question.ts';
import { type DiscardVerdict, judgeDiscard, rankDiscards } from './discard-verdict.ts';

export interface DiscardTypes extends DrillTypes {
  readonly question: DiscardQuestion;
  readonly shown: DiscardHand;
  readonly answer: Tile;
  readonly verdict: DiscardVerdict;
  readonly hints: DiscardHints;
  readonly detail: AfterDiscard;
}

export const whatDiscard: Drill<DiscardTypes> = {
  id: 'what-discard',
  parts: DISCARD_PARTS,
  levels: DISCARD_LEVELS,
  make: (rng, level) => {
    const { kind, size, sorted } = discardLevelOf(level);
    const hand = dealDiscardHand(rng, kind, size);
    return { hand: { ...hand, concealed: arrange(rng, hand.concealed, sorted) } };
  },
  keeps: ({ hand }, level) => {
    const { kind, size, sorted } = discardLevelOf(level);
    return (
      hand.concealed.length === size &&
      isArranged(hand.concealed, sorted) &&
      keepsPromise(hand, kind)
    );
  },
  parse: parseDiscardQuestion,
  format: formatDiscardQuestion,
  show: ({ hand }) => hand,
  solve: ({ hand }) => rankDiscards(hand).best.tile,
  check: judgeDiscard,
  hintSteps: () => DISCARD_HINTS,
  hints: discardHints,
  detail: afterDiscard,
  follow: (rng, question, tile) => drawTile(rng, discarded(question, tile)),
};
