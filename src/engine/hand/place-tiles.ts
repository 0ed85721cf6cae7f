import { type Group, groupTiles } from '../core/group.ts';
import type { Tile } from '../core/tile.ts';
import type { Completion } from './waits.ts';

/** The winning tile among the places; the others are places in the hand as held. */
export const WIN_PLACE = -1;

export interface Placement {
  readonly groups: readonly {
    readonly group: Group;
    readonly places: readonly number[];
  }[];
  readonly leftover: readonly number[];
}

/**
 * Shares the held tiles and the tile to come out among the groups. The tile to
 * come goes into group number `completed` if that is given, else where it fits.
 */
export function placeTiles(
  held: readonly Tile[],
  winning: Tile,
  reading: { readonly groups: readonly Group[]; readonly completed?: number },
): Placement {
  const free = new Set(held.keys());
  let winningFree = true;
  const takeFrom = (tile: Tile, winningFirst: boolean): number => {
    if (winningFirst && winningFree && tile === winning) {
      winningFree = false;
      return WIN_PLACE;
    }
    for (const place of free) {
      if (held[place] === tile) {
        free.delete(place);
        return place;
      }
    }
    winningFree = false;
    return WIN_PLACE;
  };
  const order = [...reading.groups.keys()].sort(
    (a, b) => Number(b === reading.completed) - Number(a === reading.completed),
  );
  const places = new Map(
    order.map((at) => {
      const group = reading.groups[at] as Group;
      const first = at === reading.completed;
      return [at, groupTiles(group).map((tile) => takeFrom(tile, first))] as const;
    }),
  );
  return {
    groups: reading.groups.map((group, at) => ({ group, places: places.get(at) ?? [] })),
    leftover: winningFree ? [...free, WIN_PLACE] : [...free],
  };
}

export const placeCompletion = (
  held: readonly Tile[],
  winning: Tile,
  { reading, group }: Completion,
): Placement => placeTiles(held, winning, { groups: reading.groups, completed: group });
