import type { Group } from '../core/group.ts';
import { startsChow } from '../core/group.ts';
import { tileAt } from '../core/tile.ts';
import { copiesAt, type TileCounts, totalCount } from '../core/tile-counts.ts';

/** One way to see concealed tiles as a whole hand, the groups in tile order. */
export interface Reading<Id extends string = string> {
  readonly shape: Id;
  readonly groups: readonly Group[];
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

/**
 * All readings of complete tiles as groups: 3n + 2 of them with the pair among them, 3n with the
 * pair elsewhere. None means that the tiles are not complete.
 */
export function readings(
  counts: TileCounts,
  { pairInside = true }: { readonly pairInside?: boolean } = {},
): Reading<'standard'>[] {
  if (totalCount(counts) % 3 !== (pairInside ? 2 : 0)) return [];
  return groupings(counts, pairInside).map((groups) => ({ shape: 'standard', groups }));
}
