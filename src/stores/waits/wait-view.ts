/** What the board of the wait finder shows, worked out from the state of its session. */
import type { TileProof, WaitHintStep, WaitMark, WaitTypes } from '../../engine/drills.ts';
import type { Placing } from '../../engine/hand.ts';
import type { Tile } from '../../engine/notation.ts';
import type { SessionState } from '../drill-session.ts';
import type { WaitDraft } from './wait-draft.ts';

export type WaitState = SessionState<WaitTypes, WaitDraft>;

/** The hand regrouped around one tile more. */
export interface Regrouped {
  readonly tile: Tile;
  readonly placing: Placing;
  readonly wins: boolean;
}

export interface WaitView {
  /** Places in the hand that the second hint sets aside. */
  readonly aside: ReadonlySet<number>;
  /** What the third hint, or the proof of the tile that is looked at, does to the hand. */
  readonly regrouped: Regrouped | undefined;
  /** The tile that is looked at, with its proof. */
  readonly proved: { readonly tile: Tile; readonly proof: TileProof } | undefined;
  /** Among how many completions of that tile one can step. */
  readonly steps: number;
}

const BLANK: WaitView = { aside: new Set(), regrouped: undefined, proved: undefined, steps: 0 };

/** How a tile stands on the board: chosen, or judged. */
export function markOf({ verdict, draft }: WaitState, tile: Tile): WaitMark | 'chosen' | undefined {
  if (verdict) return verdict.tiles.find((judged) => judged.tile === tile)?.mark;
  return draft.includes(tile) ? 'chosen' : undefined;
}

/** The proof that is shown after the answer, with one of the completions. */
function answered({ look }: WaitState, completion: number): WaitView {
  if (!look) return BLANK;
  const { detail: proof } = look;
  // The board looks at tiles alone.
  const tile = look.about as Tile;
  const proved = { tile, proof };
  if (proof.outcome === 'no-copy') return { ...BLANK, proved };
  if (proof.outcome === 'fails') {
    return { ...BLANK, proved, regrouped: { tile, placing: proof.placing, wins: false } };
  }
  const { placings } = proof;
  const placing = placings[completion];
  const regrouped = placing && { tile, placing, wins: true };
  return { ...BLANK, proved, regrouped, steps: placings.length };
}

/** What the hints do to the board before the answer. */
function asking({ hints, hintSteps, taken }: WaitState): WaitView {
  const isTaken = (step: WaitHintStep): boolean => hintSteps.slice(0, taken).includes(step);
  if (!hints) return BLANK;
  if (hints.reading && isTaken('reading')) {
    const { tile, placing } = hints.reading;
    return { ...BLANK, regrouped: { tile, placing, wins: true } };
  }
  return isTaken('part') ? { ...BLANK, aside: new Set(hints.aside) } : BLANK;
}

export const waitView = (state: WaitState, completion: number): WaitView =>
  state.verdict ? answered(state, completion) : asking(state);
