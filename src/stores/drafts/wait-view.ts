import type { TileProof, WaitMark, WaitTypes } from '../../engine/drills.ts';
import type { Placement } from '../../engine/hand.ts';
import type { Tile } from '../../engine/notation.ts';
import type { SessionState } from '../question/drill-session.ts';
import type { WaitDraft } from './wait-draft.ts';

export type WaitState = SessionState<WaitTypes, WaitDraft>;

export interface TileGroups {
  readonly tile: Tile;
  readonly placing: Placement;
  readonly wins: boolean;
}

export interface WaitView {
  readonly aside: ReadonlySet<number>;
  readonly regrouped: TileGroups | undefined;
  readonly proved: { readonly tile: Tile; readonly proof: TileProof } | undefined;
  readonly steps: number;
}

const BLANK: WaitView = { aside: new Set(), regrouped: undefined, proved: undefined, steps: 0 };

export function markOf({ verdict, draft }: WaitState, tile: Tile): WaitMark | 'chosen' | undefined {
  if (verdict) return verdict.tiles.find((judged) => judged.tile === tile)?.mark;
  return draft.tiles.includes(tile) ? 'chosen' : undefined;
}

function judgedView({ look }: WaitState, completion: number): WaitView {
  if (!look) return BLANK;
  const { about, detail: proof } = look;
  // The board looks at tiles alone.
  const tile = about as Tile;
  const proved = { tile, proof };
  if (proof.outcome === 'no-copy') return { ...BLANK, proved };
  if (proof.outcome === 'fails') {
    return { ...BLANK, proved, regrouped: { tile, placing: proof.placing, wins: false } };
  }
  const placing = proof.placings[completion];
  const regrouped = placing && { tile, placing, wins: true };
  return { ...BLANK, proved, regrouped, steps: proof.placings.length };
}

function hintView({ hints, hintSteps, taken }: WaitState): WaitView {
  const steps: readonly string[] = hintSteps.slice(0, taken);
  if (!hints) return BLANK;
  if (hints.reading && steps.includes('reading')) {
    const { tile, placing } = hints.reading;
    return { ...BLANK, regrouped: { tile, placing, wins: true } };
  }
  return steps.includes('part') ? { ...BLANK, aside: new Set(hints.aside) } : BLANK;
}

export const waitView = (state: WaitState, completion: number): WaitView =>
  state.verdict ? judgedView(state, completion) : hintView(state);
