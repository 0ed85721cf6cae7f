/** What the boards of the analyser show: hands regrouped by a reading or around a winning tile. */
import {
  type Completion,
  type HeldHand,
  type Placing,
  placeTiles,
  type Reading,
  type Tile,
  type Wait,
  WINNING,
} from '../../engine/index.ts';
import type { Regrouped } from '../waits/wait-view.ts';
import type { AnalysisState } from './analysis.ts';

/** The hand regrouped around the wait that is looked at, and where this stands among its proofs. */
export interface ProofView {
  readonly wait: Wait;
  readonly completion: Completion;
  /** Place of the completion among those of the wait. */
  readonly at: number;
  readonly regrouped: Regrouped;
}

function around(held: readonly Tile[], tile: Tile, completion: Completion): Regrouped {
  const reading = { groups: completion.reading.groups, completed: completion.group };
  return { tile, placing: placeTiles(held, tile, reading), wins: true };
}

/** The proof of the wait that is asked for; of the first one before any is. */
export function proofView(
  held: readonly Tile[],
  waits: readonly Wait[],
  asked: AnalysisState['wait'],
): ProofView | undefined {
  const wait = waits.find(({ tile }) => tile === asked?.tile) ?? waits[0];
  if (!wait) return undefined;
  const wanted = wait.tile === asked?.tile ? asked.completion : 0;
  const at = wrapped(wanted, wait.completions.length);
  const completion = wait.completions[at];
  if (!completion) return undefined;
  return { wait, completion, at, regrouped: around(held, wait.tile, completion) };
}

/** A place among `count`, round and round. */
export const wrapped = (at: number, count: number): number =>
  count === 0 ? 0 : ((at % count) + count) % count;

/** Complete tiles in the groups of a reading; none of them stands apart as the winning one. */
export function readingView(held: readonly Tile[], reading: Reading): Regrouped | undefined {
  const [first] = held;
  if (first === undefined) return undefined;
  const placing = placeTiles(held, first, reading);
  const inHand = (place: number): boolean => place !== WINNING;
  const whole: Placing = { ...placing, leftover: placing.leftover.filter(inHand) };
  return { tile: first, placing: whole, wins: true };
}

const [BEFORE_DRAW, AFTER_DRAW] = [13, 14];

/** Whether all the tiles of a player are there: with groups made elsewhere nobody can tell. */
export function isWhole({ concealed, melds }: HeldHand): boolean {
  const tiles = concealed.length + 3 * melds.length;
  return tiles === BEFORE_DRAW || tiles === AFTER_DRAW;
}
