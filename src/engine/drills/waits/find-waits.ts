/** The wait finder: which tiles complete this hand? */
import { asWaiting } from '../../core/hand.ts';
import type { Rng } from '../../core/rng.ts';
import { compareTiles, type Tile } from '../../core/tile.ts';
import { type Wait, waits } from '../../hand/waits.ts';
import type { Drill, DrillTypes, Level, Verdict } from '../drill.ts';
import { dealHand, isOfMix, varied } from './wait-dealer.ts';
import { WAIT_LEVELS, WAIT_PARTS, waitLevelOf } from './wait-level.ts';
import {
  proveTile,
  type TileProof,
  type WaitHints,
  waitHintSteps,
  waitHints,
} from './wait-proof.ts';
import {
  formatWaitQuestion,
  parseWaitQuestion,
  showWaitQuestion,
  type WaitQuestion,
  type WaitShown,
} from './wait-question.ts';

export const WAIT_MARKS = ['found', 'missed', 'wrong'] as const;
export type WaitMark = (typeof WAIT_MARKS)[number];

export interface WaitVerdict extends Verdict {
  /** Every tile that wins or was chosen, in tile order. */
  readonly tiles: readonly { readonly tile: Tile; readonly mark: WaitMark }[];
}

export interface WaitTypes extends DrillTypes {
  readonly question: WaitQuestion;
  readonly shown: WaitShown;
  readonly answer: readonly Tile[];
  readonly verdict: WaitVerdict;
  readonly hints: WaitHints;
  /** Why a tile wins or fails. */
  readonly detail: TileProof;
}

/** The answer with its proof: every winning tile with every reading. */
export const proveWaits = ({ hand }: Pick<WaitQuestion, 'hand'>): Wait[] => waits(hand);

function make(rng: Rng, level: Level): WaitQuestion {
  const concealed = dealHand(rng, waitLevelOf(level));
  const hand = asWaiting({ concealed, melds: [], flowers: [] });
  if (!hand.ok) throw new Error(`dealt a hand of ${concealed.length} tiles`);
  return { hand: hand.value };
}

/** Of several families as many waits as are asked for cannot always be had. */
function keeps({ hand }: WaitQuestion, level: Level): boolean {
  const { size, mix, min, sorted } = waitLevelOf(level);
  const { concealed } = hand;
  const inOrder = concealed.join() === [...concealed].sort(compareTiles).join();
  return (
    concealed.length === size &&
    isOfMix(concealed, mix) &&
    (inOrder || !sorted) &&
    waits(hand).length >= (mix === 'pure' ? min : 1)
  );
}

const solve = (question: WaitQuestion): readonly Tile[] =>
  proveWaits(question).map(({ tile }) => tile);

function check(question: WaitQuestion, answer: readonly Tile[]): WaitVerdict {
  const wins = new Set(solve(question));
  const chosen = new Set(answer);
  const tiles = [...new Set([...wins, ...chosen])].sort(compareTiles).map((tile) => {
    const mark: WaitMark = wins.has(tile) ? (chosen.has(tile) ? 'found' : 'missed') : 'wrong';
    return { tile, mark };
  });
  const count = (wanted: WaitMark): number => tiles.filter(({ mark }) => mark === wanted).length;
  const marks = { found: count('found'), missed: count('missed'), wrong: count('wrong') };
  return { right: marks.missed + marks.wrong === 0, marks, tiles };
}

export const findWaits: Drill<WaitTypes> = {
  id: 'find-waits',
  parts: WAIT_PARTS,
  levels: WAIT_LEVELS,
  make,
  vary: (rng, { hand }, level) => ({
    hand: varied(rng, hand, { sorted: waitLevelOf(level).sorted }),
  }),
  keeps,
  parse: parseWaitQuestion,
  format: formatWaitQuestion,
  show: showWaitQuestion,
  solve,
  check,
  hintSteps: waitHintSteps,
  hints: waitHints,
  detail: proveTile,
};
