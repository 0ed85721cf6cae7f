import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import type { DiscardHand } from '../../hand/discards.ts';
import { deskOf } from '../desk.ts';
import type { Drill, DrillTypes } from '../drill.ts';
import { arrange, isArranged } from '../hand-tiles.ts';
import { type SeenTable, type SeenTableError, type ShownSeat, shownSeats } from '../seen-table.ts';
import { type AfterDiscard, afterDiscard, drawTile, withDiscard } from './after-discard.ts';
import { dealDiscard, keepsDiscardPromise } from './discard-dealer.ts';
import { type DiscardHints, discardHintSteps, discardHints } from './discard-hints.ts';
import { DISCARD_LEVELS, DISCARD_PARTS, discardLevelOf, NO_GAME } from './discard-level.ts';
import {
  type DiscardQuestion,
  type DiscardQuestionError,
  formatDiscardQuestion,
  parseDiscardQuestion,
} from './discard-question.ts';
import { loadDiscardRules, type RulesById } from './discard-rules.ts';
import { type DiscardVerdict, judgeDiscard, rankDiscards } from './discard-verdict.ts';
import type { DiscardWorth } from './discard-worth.ts';
import { formatTableDiscard, isAtTable, parseTableDiscard, seenTableFor } from './table-discard.ts';
import { weighedDiscards } from './weighed-discards.ts';
import { isWeighed, judgeWorth } from './weighed-verdict.ts';
import { windsOf } from './winning-ways.ts';

/** The hand to discard from, and what the rule set asks to be known beside it. */
interface ShownDiscard extends DiscardHand {
  readonly rules?: string;
  /** Whether one's own discards may forbid to win on a discard. */
  readonly bars?: boolean;
  /** Whether a hand wins only with a row of the table. */
  readonly needsRow?: boolean;
  readonly river?: readonly Tile[];
  readonly seat?: Wind;
  readonly round?: Wind;
  /** Whether discards are judged by what the hand is worth. */
  readonly weighs?: boolean;
  /** Where all players show something. */
  readonly table?: Pick<SeenTable, 'left' | 'markers'> & { readonly seats: readonly ShownSeat[] };
}

interface DiscardTypes extends DrillTypes {
  readonly question: DiscardQuestion;
  readonly shown: ShownDiscard;
  readonly answer: Tile;
  readonly verdict: DiscardVerdict;
  readonly hints: DiscardHints;
  readonly detail: AfterDiscard;
  readonly error: DiscardQuestionError | SeenTableError;
}

const weighsOf = (question: DiscardQuestion) => isWeighed(question) && { weighs: true };

function tableShown({ table, ...question }: DiscardQuestion) {
  if (!table) return undefined;
  const { left, markers } = table;
  return {
    table: { left, markers, seats: shownSeats(seenTableFor({ ...question, table }, left)) },
  };
}

function shownOf(question: DiscardQuestion): ShownDiscard {
  const { hand, rules, river } = question;
  return {
    ...hand,
    ...(rules && { rules: rules.id, bars: rules.bars, needsRow: rules.reach !== undefined }),
    ...(river && { river }),
    ...windsOf(question),
    ...weighsOf(question),
    ...tableShown(question),
  };
}

export const whatDiscardDrill = (known: RulesById): Drill<DiscardTypes> => ({
  id: 'what-discard',
  parts: DISCARD_PARTS,
  levels: DISCARD_LEVELS,
  make: (rng, level) => {
    const { kind, size, sorted, game } = discardLevelOf(level);
    const question = dealDiscard(rng, { kind, size, rules: known.get(game) });
    const { hand } = question;
    return { ...question, hand: { ...hand, concealed: arrange(rng, hand.concealed, sorted) } };
  },
  keeps: (question, level) => {
    const { kind, size, sorted, game } = discardLevelOf(level);
    const { hand, rules } = question;
    return (
      (rules?.id ?? NO_GAME) === game &&
      hand.concealed.length === size &&
      isArranged(hand.concealed, sorted) &&
      keepsDiscardPromise(question, kind)
    );
  },
  parse: (texts) =>
    isAtTable(texts) ? parseTableDiscard(texts, known) : parseDiscardQuestion(texts, known),
  format: (question) =>
    question.table ? formatTableDiscard(question) : formatDiscardQuestion(question),
  show: shownOf,
  solve: (question) =>
    isWeighed(question)
      ? (weighedDiscards(question).rows[0] as DiscardWorth).tile
      : rankDiscards(question).best.tile,
  check: (question, tile) =>
    isWeighed(question) ? judgeWorth(question, tile) : judgeDiscard(question, tile),
  hintSteps: discardHintSteps,
  hints: discardHints,
  detail: afterDiscard,
  follow: (rng, question, tile) => drawTile(rng, withDiscard(question, tile)),
});

export const loadWhatDiscard = async (rules?: readonly string[]) =>
  deskOf(whatDiscardDrill(await loadDiscardRules(rules)));
