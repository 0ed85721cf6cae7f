/** What the board of the wait finder shows, worked out from the state of its session. */
import {
  type Group,
  type Placing,
  placeTiles,
  proveTile,
  type Tile,
  type TileProof,
  type WaitHints,
  type WaitMark,
  waitHints,
} from '../../engine/index.ts';
import type { WaitSessionState } from './wait-session.ts';

/** The hand regrouped around one tile more. */
export interface Regrouped {
  readonly tile: Tile;
  readonly placing: Placing;
  readonly wins: boolean;
}

export interface WaitView {
  /** The hints taken so far; absent before the first, and once answered. */
  readonly hints: WaitHints | undefined;
  /** Places in the hand that the second hint sets aside. */
  readonly aside: ReadonlySet<number>;
  /** What the third hint, or the proof of the shown tile, does to the hand. */
  readonly regrouped: Regrouped | undefined;
  /** The proof of the shown tile. */
  readonly proof: TileProof | undefined;
  /** Among how many completions of the shown tile one can step. */
  readonly steps: number;
}

const NONE: ReadonlySet<number> = new Set();

/** How a tile stands on the board: chosen, or judged. */
export function markOf(state: WaitSessionState, tile: Tile): WaitMark | 'chosen' | undefined {
  if (state.verdict) return state.verdict.tiles.find((judged) => judged.tile === tile)?.mark;
  return state.chosen.includes(tile) ? 'chosen' : undefined;
}

function regroup(
  state: WaitSessionState,
  tile: Tile,
  reading: { readonly groups: readonly Group[]; readonly completed?: number },
): Regrouped {
  const placing = placeTiles(state.question.hand.concealed, tile, reading);
  return { tile, placing, wins: reading.completed !== undefined };
}

/** The proof that is shown after the answer. */
function answered(state: WaitSessionState): WaitView {
  const blank = { hints: undefined, aside: NONE, regrouped: undefined, proof: undefined, steps: 0 };
  if (!state.shown) return blank;
  const { tile, completion: at } = state.shown;
  const proof = proveTile(state.question, tile);
  if (proof.outcome === 'no-copy') return { ...blank, proof };
  if (proof.outcome === 'fails') {
    return { ...blank, proof, regrouped: regroup(state, tile, proof.closest) };
  }
  const { completions } = proof.wait;
  const completion = completions[at];
  const regrouped =
    completion &&
    regroup(state, tile, { groups: completion.reading.groups, completed: completion.group });
  return { ...blank, proof, regrouped, steps: completions.length };
}

/** What the hints do to the board before the answer. */
function asking(state: WaitSessionState): WaitView {
  const hints = state.hints > 0 ? waitHints(state.question) : undefined;
  const taken = (step: WaitHints['steps'][number]): boolean =>
    hints?.steps.slice(0, state.hints).includes(step) ?? false;
  const [first] = state.question.hand.concealed;
  const regrouped =
    hints?.reading && taken('reading')
      ? regroup(state, hints.reading.tile, hints.reading)
      : undefined;
  const settled = taken('part') && !regrouped && hints && first ? hints.part.settled : [];
  const aside = first
    ? new Set(
        regroup(state, first, { groups: settled }).placing.groups.flatMap((one) => one.places),
      )
    : NONE;
  return { hints, aside, regrouped, proof: undefined, steps: 0 };
}

export const waitView = (state: WaitSessionState): WaitView =>
  state.verdict ? answered(state) : asking(state);
