/** Which groups of a reading stand together: the same in three suits, one after another, alike. */
import { RANKS, SUITS, TILES, type Tile, tileIndex } from '../../../core/tile.ts';
import { type GroupSet, groupAt, NO_GROUPS } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';

const KINDS = TILES.length;

/** One for all readings: filled and read before the next one is. */
const byKind = new Int32Array(KINDS);

/** The groups of a set by the kind that they begin with. */
function sortedByKind({ parts }: View, among: GroupSet): Int32Array {
  byKind.fill(NO_GROUPS);
  for (let place = 0; place < parts.length; place++) {
    if (((among >> place) & 1) === 0) continue;
    const index = tileIndex(parts[place]?.tile as Tile);
    byKind[index] = (byKind[index] as number) | groupAt(place);
  }
  return byKind;
}

const firstOf = (set: GroupSet): GroupSet => set & -set;

/** A group from each of three kinds; none where one of them has no group. */
function oneOfEach(groups: Int32Array, at: number, step: number): GroupSet {
  const first = groups[at] as GroupSet;
  const second = groups[at + step] as GroupSet;
  const third = groups[at + 2 * step] as GroupSet;
  if (first === NO_GROUPS || second === NO_GROUPS || third === NO_GROUPS) return NO_GROUPS;
  return firstOf(first) | firstOf(second) | firstOf(third);
}

/** One of each suit with the same number; none where there are no three. */
export function sameInThreeSuits(view: View, among: GroupSet): GroupSet {
  const groups = sortedByKind(view, among);
  for (let rank = 0; rank < RANKS.length; rank++) {
    const found = oneOfEach(groups, rank, RANKS.length);
    if (found !== NO_GROUPS) return found;
  }
  return NO_GROUPS;
}

/** The next chow of a straight begins so many ranks on. */
const STRAIGHT_STEP = 3;

/** 1-2-3, 4-5-6 and 7-8-9 of a suit; none where there are no three. */
export function straight(view: View): GroupSet {
  const groups = sortedByKind(view, view.chows);
  for (let suit = 0; suit < SUITS.length; suit++) {
    const found = oneOfEach(groups, RANKS.length * suit, STRAIGHT_STEP);
    if (found !== NO_GROUPS) return found;
  }
  return NO_GROUPS;
}

/** Two alike, then two more: the groups of so many pairs of identical chows, or none. */
export function identicalChows(view: View, pairs: 1 | 2): GroupSet {
  const groups = sortedByKind(view, view.chows);
  let found = NO_GROUPS;
  let wanted: number = pairs;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left = groups[kind] as GroupSet; wanted > 0; wanted--) {
      const first = firstOf(left);
      const second = firstOf(left & ~first);
      if (second === NO_GROUPS) break;
      found |= first | second;
      left &= ~(first | second);
    }
  }
  return wanted === 0 ? found : NO_GROUPS;
}
