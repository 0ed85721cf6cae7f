/**
 * How many deals of thirteen tiles hold so many tiles of use for a shape, counted exactly: kinds
 * that are alike to the shape are counted by how many of them are held once, twice and so on, and
 * parts of the hand that have nothing to do with one another are put together at the end.
 */
import { COPIES, TILES, type Tile, tileIndex } from '../../src/engine/core/tile.ts';
import type { Shape } from '../../src/engine/shapes/shape.ts';
import { trialHand } from '../../src/engine/shapes/trial-hand.ts';

const HAND = 13;
const WHOLE = 14;

/** By the number of tiles: in how many ways. */
type Ways = readonly bigint[];
/** By the tiles of use in this part. */
export type Part = ReadonlyMap<number, Ways>;

export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let at = 0; at < k; at++) ways = (ways * BigInt(n - at)) / BigInt(at + 1);
  return ways;
}

const NONE: Ways = Array.from({ length: HAND + 1 }, () => 0n);

/** So many ways with so many tiles, and none with more or fewer. */
const waysWith = (tiles: number, ways: bigint): Ways => NONE.with(tiles, ways);

const plus = (a: Ways, b: Ways): Ways => a.map((ways, at) => ways + (b[at] as bigint));

function times(a: Ways, b: Ways): Ways {
  const product = [...NONE];
  for (let i = 0; i <= HAND; i++) {
    if (a[i] === 0n) continue;
    for (let j = 0; i + j <= HAND; j++) {
      product[i + j] = (product[i + j] as bigint) + (a[i] as bigint) * (b[j] as bigint);
    }
  }
  return product;
}

function collected(rows: Iterable<readonly [number, Ways]>): Part {
  const part = new Map<number, Ways>();
  for (const [use, ways] of rows) part.set(use, plus(part.get(use) ?? NONE, ways));
  return part;
}

/** Two parts as one, what they are of use for joined. */
export function joined(a: Part, b: Part, join: (a: number, b: number) => number): Part {
  return collected(
    [...a].flatMap(([useA, waysA]) =>
      [...b].map(([useB, waysB]) => [join(useA, useB), times(waysA, waysB)] as const),
    ),
  );
}

export const together = (...parts: readonly Part[]): Part =>
  parts.reduce((all, part) => joined(all, part, (a, b) => a + b));

export const best = (...parts: readonly Part[]): Part =>
  parts.reduce((all, part) => joined(all, part, Math.max));

interface Holding {
  /** Copies of each kind of the class. */
  readonly copies: readonly number[];
  readonly ways: bigint;
}

/** Every way to hold kinds that are alike, the most first, and how many hands are like it. */
function holdings(kinds: number, most = COPIES, tiles = HAND): readonly Holding[] {
  if (kinds === 0 || most === 0) {
    return [{ copies: Array<number>(kinds).fill(0), ways: 1n }];
  }
  const found: Holding[] = [];
  for (let alike = 0; alike <= kinds && alike * most <= tiles; alike++) {
    const ways = choose(kinds, alike) * choose(COPIES, most) ** BigInt(alike);
    for (const rest of holdings(kinds - alike, most - 1, tiles - alike * most)) {
      const copies = [...Array<number>(alike).fill(most), ...rest.copies];
      found.push({ copies, ways: ways * rest.ways });
    }
  }
  return found;
}

/** Thirteen less the distance of a hand of these tiles and others of no use. */
function usefulTo(shape: Shape, held: ReadonlyMap<Tile, number>): number {
  const hand = { ...trialHand({ concealed: [], melds: [] }), isWhole: true };
  for (const [tile, copies] of held) hand.counts[tileIndex(tile)] = copies;
  return WHOLE - 1 - shape.distance(hand);
}

/** The part of a hand that these classes of kinds are; kinds of a class are alike to the shape. */
export function partOf(shape: Shape, ...classes: readonly (readonly Tile[])[]): Part {
  const rows: (readonly [number, Ways])[] = [];
  const held = new Map<Tile, number>();
  const fill = (at: number, tiles: number, ways: bigint): void => {
    const kinds = classes[at];
    if (kinds === undefined) {
      rows.push([usefulTo(shape, held), waysWith(tiles, ways)]);
      return;
    }
    for (const holding of holdings(kinds.length, COPIES, HAND - tiles)) {
      for (const [place, tile] of kinds.entries()) held.set(tile, holding.copies[place] as number);
      const own = holding.copies.reduce((sum, copies) => sum + copies, 0);
      fill(at + 1, tiles + own, ways * holding.ways);
    }
  };
  fill(0, 0, 1n);
  return collected(rows);
}

/** Kinds of no use to the shape. */
export const idle = (kinds: number): Part =>
  new Map([[0, NONE.map((_, tiles) => choose(COPIES * kinds, tiles))]]);

/** The deals at each distance, up to the furthest there is. */
export function dealsOf(part: Part): readonly bigint[] {
  const deals = NONE.map((_, distance) => part.get(HAND - distance)?.[HAND] ?? 0n);
  return deals.slice(0, deals.findLastIndex((ways) => ways > 0n) + 1);
}

export interface Dealt {
  readonly use: number;
  readonly tiles: number;
  readonly ways: bigint;
}

/** A part of which every way to deal it is told. */
export function partFrom(rows: Iterable<Dealt>): Part {
  const part = new Map<number, bigint[]>();
  for (const { use, tiles, ways } of rows) {
    const known = part.get(use) ?? [...NONE];
    known[tiles] = (known[tiles] as bigint) + ways;
    part.set(use, known);
  }
  return part;
}

export const KINDS = TILES.length;
