/**
 * Runs of honours in hand, slow and plain: complete hands are torn down tile by tile, distances
 * are those to the nearest of all hands that four copies of each kind allow.
 */
import type { Tile } from '../../../../src/engine/core/tile.ts';

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const KINDS: readonly string[] = [
  ...['m', 'p', 's'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)),
  ...RANKS.slice(0, 7).map((rank) => `${rank}z`),
];
const DRAGONS = ['5z', '6z', '7z'];

/** Every group that may be made in hand. */
const GROUPS: readonly (readonly string[])[] = [
  ...['m', 'p', 's'].flatMap((suit) =>
    RANKS.slice(0, 7).map((rank) => [0, 1, 2].map((step) => `${rank + step}${suit}`)),
  ),
  ...KINDS.map((kind) => [kind, kind, kind]),
  DRAGONS,
];

type Counts = ReadonlyMap<string, number>;

function countsOf(tiles: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

function without(tiles: readonly string[], group: readonly string[]): string[] | undefined {
  const rest = [...tiles];
  for (const tile of group) {
    const at = rest.indexOf(tile);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

function fallsApart(tiles: readonly string[], pairWanted: boolean): boolean {
  const [first] = tiles;
  if (first === undefined) return !pairWanted;
  const pair = pairWanted ? without(tiles, [first, first]) : undefined;
  if (pair && fallsApart(pair, false)) return true;
  return GROUPS.some((group) => {
    const rest = group.includes(first) ? without(tiles, group) : undefined;
    return rest !== undefined && fallsApart(rest, pairWanted);
  });
}

export const isComplete = (tiles: readonly Tile[]): boolean => fallsApart(tiles, true);

interface Search {
  readonly held: Counts;
  readonly melded: Counts;
}

/** What a hand lacks of the nearest one of so many groups and a pair; `made` are its tiles so far. */
export function plainDistance(concealed: readonly Tile[], melded: readonly Tile[]): number {
  const search: Search = { held: countsOf(concealed), melded: countsOf(melded) };
  let least = Number.POSITIVE_INFINITY;
  const made = new Map<string, number>();

  /** Puts the tiles in; what they lack, or nothing where there are too few copies. */
  const put = (tiles: readonly string[]): number | undefined => {
    let lacking = 0;
    for (const tile of tiles) {
      const copies = (made.get(tile) ?? 0) + 1;
      made.set(tile, copies);
      if (copies > (search.held.get(tile) ?? 0)) lacking++;
    }
    const isLawful = tiles.every(
      (tile) => (made.get(tile) ?? 0) + (search.melded.get(tile) ?? 0) <= 4,
    );
    return isLawful ? lacking : undefined;
  };
  const takeBack = (tiles: readonly string[]): void => {
    for (const tile of tiles) made.set(tile, (made.get(tile) ?? 0) - 1);
  };
  const choose = (from: number, groups: number, lacking: number): void => {
    if (lacking >= least) return;
    if (groups === 0) {
      for (const kind of KINDS) {
        const more = put([kind, kind]);
        if (more !== undefined) least = Math.min(least, lacking + more);
        takeBack([kind, kind]);
      }
      return;
    }
    for (let at = from; at < GROUPS.length; at++) {
      const group = GROUPS[at] as readonly string[];
      const more = put(group);
      if (more !== undefined) choose(at, groups - 1, lacking + more);
      takeBack(group);
    }
  };
  choose(0, Math.floor(concealed.length / 3), 0);
  return least - 1;
}
