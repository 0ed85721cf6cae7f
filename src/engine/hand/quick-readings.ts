/**
 * The readings of a complete hand, put together from its suits. What a suit can be read as is
 * found once and kept under its packed counts, three bits for each rank.
 */
import type { Group } from '../core/group.ts';
import { TILES } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { groupings } from './readings.ts';

type Grouping = readonly Group[];

const SUIT_STARTS = [0, 9, 18];
const HONOURS_START = 27;
/** More than any table, lesson or drill meets; past it the memory starts anew. */
const MOST_CACHED = 60_000;

const cache = SUIT_STARTS.map(() => new Map<number, readonly Grouping[]>());
const NO_GROUPING: readonly Grouping[] = [];
const NOTHING: readonly Grouping[] = [[]];

const HONOUR_GROUPINGS: readonly (readonly (readonly Grouping[])[])[] = TILES.map((tile) => [
  NOTHING,
  NO_GROUPING,
  [[{ kind: 'pair', tile }]],
  [[{ kind: 'pung', tile }]],
  NO_GROUPING,
]);

function packSuit(counts: TileCounts, start: number): number {
  let key = 0;
  for (let at = start; at < start + 9; at++) key = (key << 3) | copiesAt(counts, at);
  return key;
}

function readSuit(counts: TileCounts, start: number): readonly Grouping[] {
  const suit = new Uint8Array(TILES.length);
  let total = 0;
  for (let at = start; at < start + 9; at++) {
    suit[at] = copiesAt(counts, at);
    total += copiesAt(counts, at);
  }
  return total % 3 === 1 ? NO_GROUPING : groupings(suit, total % 3 === 2);
}

function suitGroupings(counts: TileCounts, suit: number): readonly Grouping[] {
  const start = SUIT_STARTS[suit] as number;
  const key = packSuit(counts, start);
  if (key === 0) return NOTHING;
  const memory = cache[suit] as Map<number, readonly Grouping[]>;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = readSuit(counts, start);
  if (memory.size >= MOST_CACHED) memory.clear();
  memory.set(key, found);
  return found;
}

function join(left: readonly Grouping[], right: readonly Grouping[]): readonly Grouping[] {
  if (left === NOTHING) return right;
  if (right === NOTHING) return left;
  return left.flatMap((grouping) => right.map((other) => grouping.concat(other)));
}

/** Pairs in every reading of a part: its number of tiles alone decides. */
const pairsIn = ([any]: readonly Grouping[]): number => {
  let pairs = 0;
  for (const { kind } of any ?? []) if (kind === 'pair') pairs++;
  return pairs;
};

/** What the honours are: pairs among them, and kinds of which no group is made. */
function honourPairs(counts: TileCounts): { readonly pairs: number; readonly single: number } {
  let pairs = 0;
  let single = 0;
  for (let at = HONOURS_START; at < TILES.length; at++) {
    const copies = copiesAt(counts, at);
    if (copies === 1 || copies > 3) single++;
    if (copies === 2) pairs++;
  }
  return { pairs, single };
}

export function isGroupable(counts: TileCounts): boolean {
  const honours = honourPairs(counts);
  if (honours.single > 0) return false;
  let pairs = honours.pairs;
  for (let suit = 0; suit < SUIT_STARTS.length; suit++) {
    const part = suitGroupings(counts, suit);
    if (part.length === 0) return false;
    pairs += pairsIn(part);
  }
  return pairs === 1;
}

const RANKS_IN_SUIT = 9;

/** What one tile more makes of a suit. */
interface Completion {
  /** Ranks from 0 after which it falls into groups, and a pair where there is one. */
  readonly ranks: readonly number[];
  readonly pairs: number;
}

const completions = new Map<number, Completion>();

function completionOf(counts: TileCounts, suit: number): Completion {
  const start = SUIT_STARTS[suit] as number;
  const key = packSuit(counts, start);
  const known = completions.get(key);
  if (known !== undefined) return known;
  const more = counts.slice();
  const ranks: number[] = [];
  let pairs = 0;
  for (let rank = 0; rank < RANKS_IN_SUIT; rank++) {
    more[start + rank] = copiesAt(counts, start + rank) + 1;
    const part = suitGroupings(more, suit);
    more[start + rank] = copiesAt(counts, start + rank);
    if (part.length === 0) continue;
    ranks.push(rank);
    pairs = pairsIn(part);
  }
  if (completions.size >= MOST_CACHED) completions.clear();
  completions.set(key, { ranks, pairs });
  return { ranks, pairs };
}

/** The pairs of the suits but for one, each in groups; absent where one falls into none. */
function pairsBeside(parts: readonly (readonly Grouping[])[], suit: number): number | undefined {
  let pairs = 0;
  for (let other = 0; other < parts.length; other++) {
    if (other === suit) continue;
    const part = parts[other] as readonly Grouping[];
    if (part.length === 0) return undefined;
    pairs += pairsIn(part);
  }
  return pairs;
}

/**
 * The places of the kinds with which the counted tiles are chows, pungs and one pair, in tile
 * order; a kind counted four times may be one of them.
 */
export function groupingPlaces(counts: TileCounts): readonly number[] {
  const { pairs, single } = honourPairs(counts);
  const parts = [0, 1, 2].map((suit) => suitGroupings(counts, suit));
  const places: number[] = [];
  for (let suit = 0; single === 0 && suit < parts.length; suit++) {
    const beside = pairsBeside(parts, suit);
    if (beside === undefined || pairs + beside > 1) continue;
    const completion = completionOf(counts, suit);
    if (pairs + beside + completion.pairs !== 1) continue;
    for (const rank of completion.ranks) places.push((SUIT_STARTS[suit] as number) + rank);
  }
  const suited = single > 1 ? undefined : pairsBeside(parts, parts.length);
  for (let at = HONOURS_START; suited !== undefined && at < TILES.length; at++) {
    const copies = copiesAt(counts, at);
    const completesPair = copies === 1 && single === 1 && suited + pairs === 0;
    const completesPung = copies === 2 && single === 0 && suited + pairs === 2;
    if (completesPair || completesPung) places.push(at);
  }
  return places;
}

/** All parts joined, where each is read in one way: the groups one after the other. */
function joinOnly(parts: readonly (readonly Grouping[])[]): readonly Grouping[] {
  const groups: Group[] = [];
  for (const [only] of parts) for (const group of only as Grouping) groups.push(group);
  return [groups];
}

/**
 * Every way the counted tiles are chows, pungs and exactly one pair, the groups in tile order:
 * the same as {@link groupings} with the pair inside, faster over many hands.
 */
export function quickGroupings(counts: TileCounts): readonly Grouping[] {
  const parts: (readonly Grouping[])[] = [];
  let pairs = 0;
  let ways = 1;
  const add = (part: readonly Grouping[]): void => {
    parts.push(part);
    pairs += pairsIn(part);
    ways *= part.length;
  };
  for (let suit = 0; suit < SUIT_STARTS.length && ways > 0; suit++)
    add(suitGroupings(counts, suit));
  for (let at = HONOURS_START; at < TILES.length && ways > 0; at++) {
    const copies = copiesAt(counts, at);
    if (copies > 0) add(HONOUR_GROUPINGS[at]?.[copies] ?? NO_GROUPING);
  }
  if (ways === 0 || pairs !== 1) return NO_GROUPING;
  return ways === 1 ? joinOnly(parts) : parts.reduce(join);
}
