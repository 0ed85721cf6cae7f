import { groupTiles } from '../core/group.ts';
import type { Hand, HeldHand } from '../core/hand.ts';
import { COPIES, type Tile } from '../core/tile.ts';
import { copiesOf, countTiles } from '../core/tile-counts.ts';
import type { AcceptedTile, Discard, DiscardHand } from '../hand/discards.ts';
import type { Reading } from '../hand/readings.ts';
import type { Wait } from '../hand/waits.ts';
import { acceptanceFor, discardsFor } from './discards.ts';
import { type Distances, distancesTo } from './distances.ts';
import type { Shape } from './shape.ts';
import { readingsIn, waitsFor } from './waits.ts';

interface ReadyHand {
  readonly kind: 'ready';
  /** Empty if no copy of any winning tile is left. */
  readonly waits: readonly Wait[];
  /** Every kind that completes the hand, whether a copy is left or not. */
  readonly kinds: readonly Tile[];
  readonly count: number;
}

interface AwayHand {
  readonly kind: 'away';
  readonly distances: Distances;
  readonly accepts: readonly AcceptedTile[];
  readonly count: number;
}

export interface CompleteHand {
  readonly kind: 'complete';
  readonly readings: readonly Reading[];
  readonly win?: Wait;
}

/** 3n + 2 tiles that are not complete: something has to be discarded. */
export interface DiscardingHand {
  readonly kind: 'discarding';
  readonly distances: Distances;
  readonly discards: readonly Discard[];
  /** The tile that was named as the winning one and does not win. */
  readonly failed?: Tile;
}

/** So many tiles that no player can hold them: one short, or some over. */
export interface WrongSize {
  readonly kind: 'wrong-size';
  readonly short: number;
  readonly over: number;
}

export type WaitingAnalysis = ReadyHand | AwayHand;
export type Analysis = WaitingAnalysis | CompleteHand | DiscardingHand | WrongSize;

const MOST_PLACES = 14;

const sumOf = (items: readonly { readonly left: number }[]): number =>
  items.reduce((sum, { left }) => sum + left, 0);

type Shapes = readonly Shape[];

function readyHand(found: readonly Wait[], shown: readonly Tile[]): ReadyHand {
  const counts = countTiles(shown);
  const left = found
    .map((wait) => ({ ...wait, left: Math.max(0, COPIES - copiesOf(counts, wait.tile)) }))
    .filter((wait) => wait.left > 0);
  return { kind: 'ready', waits: left, kinds: found.map(({ tile }) => tile), count: sumOf(left) };
}

/** 3n + 1 tiles. The groups not shown count as made. */
function waitingHand(hand: HeldHand, shapes: Shapes, seen: readonly Tile[]): WaitingAnalysis {
  const found = waitsFor(hand, shapes);
  if (found.length > 0) {
    return readyHand(found, [...hand.concealed, ...hand.melds.flatMap(groupTiles), ...seen]);
  }
  const { accepts, count } = acceptanceFor({ ...hand, seen }, shapes);
  return { kind: 'away', distances: distancesTo(hand, shapes), accepts, count };
}

function fullHand(
  { concealed, melds, seen }: DiscardHand,
  win: Tile | undefined,
  shapes: Shapes,
): Analysis {
  const whole = win === undefined ? concealed : [...concealed, win];
  const before = { concealed: whole.slice(0, -1), melds };
  const found = readingsIn(countTiles(whole), before, shapes);
  if (found.length > 0) {
    const wait = waitsFor({ concealed, melds }, shapes).find(({ tile }) => tile === win);
    return { kind: 'complete', readings: found, ...(wait && win ? { win: wait } : {}) };
  }
  return {
    kind: 'discarding',
    distances: distancesTo({ concealed: whole, melds }, shapes),
    discards: discardsFor({ concealed: whole, melds, seen }, shapes),
    ...(win ? { failed: win } : {}),
  };
}

/**
 * What the hand is, where these shapes are complete. Flowers and seasons belong to no group and
 * change nothing; of tiles seen elsewhere, so many copies fewer can come.
 */
export function analyseHand(
  { concealed, melds, win }: Hand,
  shapes: Shapes,
  seen: readonly Tile[] = [],
): Analysis {
  const count = concealed.length + (win ? 1 : 0);
  const over = count + 3 * melds.length - MOST_PLACES;
  if (over > 0) return { kind: 'wrong-size', short: 0, over };
  if (win && count % 3 === 0) return { kind: 'wrong-size', short: 0, over: 1 };
  if (count % 3 === 0 || (win && count % 3 === 1)) return { kind: 'wrong-size', short: 1, over: 0 };
  const held = { concealed, melds };
  return count % 3 === 1
    ? waitingHand(held, shapes, seen)
    : fullHand({ ...held, seen }, win?.tile, shapes);
}

/**
 * The hand after a discard, with the copies that can still come: the discarded tile
 * lies on the table and is none of them.
 */
export function handAfterDiscard(
  { concealed, melds }: HeldHand,
  discard: Discard,
  shapes: Shapes,
  seen: readonly Tile[] = [],
): WaitingAnalysis {
  const rest = concealed.toSpliced(concealed.indexOf(discard.tile), 1);
  if (discard.distance > 0) {
    const { accepts, count } = discard;
    const left = distancesTo({ concealed: rest, melds }, shapes);
    return { kind: 'away', distances: left, accepts, count };
  }
  const shown = [...concealed, ...melds.flatMap(groupTiles), ...seen];
  return readyHand(waitsFor({ concealed: rest, melds }, shapes), shown);
}
