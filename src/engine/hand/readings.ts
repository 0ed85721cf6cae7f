import type { Group } from '../core/group.ts';
import { startsChow } from '../core/group.ts';
import { TILES, type Tile, tileAt, tileIndex } from '../core/tile.ts';
import { copiesAt, type TileCounts, totalCount } from '../core/tile-counts.ts';

/** The shapes a complete hand can have. A rule set names those it knows. */
export const SHAPES = ['standard', 'seven-pairs', 'thirteen-orphans'] as const;
export type Shape = (typeof SHAPES)[number];

/** One way to see concealed tiles as a whole hand, the groups in tile order. */
export interface Reading {
  readonly shape: Shape;
  readonly groups: readonly Group[];
}

export interface ReadingOptions {
  /** Whether the pair stands among the tiles (default), or elsewhere. */
  readonly pairInside?: boolean;
  /** Default: four groups and a pair alone. */
  readonly shapes?: readonly Shape[];
}

/**
 * Every way the counted tiles fall into chows, pungs and, where wanted, one pair.
 * A rank is settled as a whole before the next one, so no reading comes twice.
 */
export function groupings(counts: TileCounts, pairInside: boolean): Group[][] {
  const left = counts.slice();
  const found: Group[][] = [];
  const groups: Group[] = [];

  const settle = (index: number, pairWanted: boolean): void => {
    while (index < left.length && left[index] === 0) index++;
    if (index === left.length) {
      if (!pairWanted) found.push([...groups]);
      return;
    }
    const copies = copiesAt(left, index);
    const tile = tileAt(index);
    for (const pairs of pairWanted ? [0, 1] : [0]) {
      for (const pungs of [0, 1]) {
        const chows = copies - 2 * pairs - 3 * pungs;
        if (chows < 0 || (chows > 0 && !canTakeChows(left, index, chows))) continue;
        const before = groups.length;
        if (pungs > 0) groups.push({ kind: 'pung', tile });
        if (pairs > 0) groups.push({ kind: 'pair', tile });
        for (let chow = 0; chow < chows; chow++) groups.push({ kind: 'chow', tile });
        take(left, index, copies, chows);
        settle(index + 1, pairWanted && pairs === 0);
        take(left, index, -copies, -chows);
        groups.length = before;
      }
    }
  };
  settle(0, pairInside);
  return found;
}

const canTakeChows = (left: TileCounts, index: number, chows: number): boolean =>
  startsChow(tileAt(index)) &&
  copiesAt(left, index + 1) >= chows &&
  copiesAt(left, index + 2) >= chows;

function take(left: TileCounts, index: number, copies: number, chows: number): void {
  left[index] = copiesAt(left, index) - copies;
  if (chows === 0) return;
  left[index + 1] = copiesAt(left, index + 1) - chows;
  left[index + 2] = copiesAt(left, index + 2) - chows;
}

/** The thirteen kinds: the ends of the suits, the winds and the dragons. */
export const ORPHANS: readonly Tile[] = TILES.filter((tile) => /[19][mps]|z/.test(tile));

function sevenPairs(counts: TileCounts): Group[] | undefined {
  const pairs = TILES.filter((tile) => counts[tileIndex(tile)] === 2);
  if (pairs.length !== 7 || totalCount(counts) !== 14) return undefined;
  return pairs.map((tile) => ({ kind: 'pair', tile }));
}

function thirteenOrphans(counts: TileCounts): Group[] | undefined {
  const held = ORPHANS.map((tile) => copiesAt(counts, tileIndex(tile)));
  if (held.some((copies) => copies === 0) || totalCount(counts) !== 14) return undefined;
  if (held.reduce((sum, copies) => sum + copies, 0) !== 14) return undefined;
  return ORPHANS.map((tile, at) => ({ kind: held[at] === 2 ? 'pair' : 'single', tile }));
}

/**
 * All readings of complete tiles: 3n + 2 of them with the pair among them, 3n
 * with the pair elsewhere. An empty list means that the tiles are not complete.
 * Seven pairs are seven different pairs; four alike are not two of them.
 */
export function readings(
  counts: TileCounts,
  { pairInside = true, shapes = ['standard'] }: ReadingOptions = {},
): Reading[] {
  const total = totalCount(counts);
  return shapes.flatMap((shape): Reading[] => {
    if (shape === 'standard') {
      if (total % 3 !== (pairInside ? 2 : 0)) return [];
      return groupings(counts, pairInside).map((groups) => ({ shape, groups }));
    }
    const groups = shape === 'seven-pairs' ? sevenPairs(counts) : thirteenOrphans(counts);
    return groups ? [{ shape, groups }] : [];
  });
}
