import {
  type Completion,
  type Placement,
  placeTiles,
  type Reading,
  type Wait,
  WIN_PLACE,
} from '../../engine/hand.ts';
import type { Hand, HeldHand, Tile } from '../../engine/notation.ts';
import type { TileGroups } from '../drafts/wait-view.ts';
import type { AnalysisState } from './analysis.ts';

export interface ProofView {
  readonly wait: Wait;
  readonly completion: Completion;
  readonly at: number;
  readonly regrouped: TileGroups;
}

function regroupAround(held: readonly Tile[], tile: Tile, completion: Completion): TileGroups {
  const reading = { groups: completion.reading.groups, completed: completion.group };
  return { tile, placing: placeTiles(held, tile, reading), wins: true };
}

export function proofView(
  held: readonly Tile[],
  waits: readonly Wait[],
  asked: AnalysisState['wait'],
): ProofView | undefined {
  const wait = waits.find(({ tile }) => tile === asked?.tile) ?? waits[0];
  if (!wait) return undefined;
  const wanted = wait.tile === asked?.tile ? asked.completion : 0;
  const at = wrapAround(wanted, wait.completions.length);
  const completion = wait.completions[at];
  if (!completion) return undefined;
  return { wait, completion, at, regrouped: regroupAround(held, wait.tile, completion) };
}

export const wrapAround = (at: number, count: number): number =>
  count === 0 ? 0 : ((at % count) + count) % count;

/** None of the tiles is set apart as the winning one. */
export function readingView(held: readonly Tile[], reading: Reading): TileGroups | undefined {
  const [first] = held;
  if (first === undefined) return undefined;
  const placing = placeTiles(held, first, reading);
  const inHand = (place: number): boolean => place !== WIN_PLACE;
  const whole: Placement = { ...placing, leftover: placing.leftover.filter(inHand) };
  return { tile: first, placing: whole, wins: true };
}

const [BEFORE_DRAW, AFTER_DRAW] = [13, 14];

/** With fewer tiles, groups may have been made elsewhere. */
export function isWhole({ concealed, melds }: HeldHand): boolean {
  const tiles = concealed.length + 3 * melds.length;
  return tiles === BEFORE_DRAW || tiles === AFTER_DRAW;
}

/** Whether a rule set may count it: a hand that won, all tiles of one, or a loser's. */
export function isTallied({ concealed, melds, win }: Hand): boolean {
  const tiles = concealed.length + 3 * melds.length + (win ? 1 : 0);
  return tiles === BEFORE_DRAW || tiles === AFTER_DRAW;
}
