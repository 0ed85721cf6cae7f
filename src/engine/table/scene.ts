/** The table as it lies, seen from above: plain data, from which it is drawn. */
import type { Meld } from '../core/group.ts';
import type { Seat } from '../core/seat.ts';
import type { Tile, TileText } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import type { SetTile } from './tile-set.ts';
import type { WallSize } from './wall.ts';

export interface SceneStack {
  readonly tiles: 0 | 1 | 2;
  /** Tiles on its roof. */
  readonly loose?: number;
  /** Kept out of play. */
  readonly apart?: true;
  /** Its upper tile is turned up. */
  readonly marker?: TileText;
}

export interface SceneMeld extends Meld {
  /** As it lies, where the claimed tile lies across: the place of that tile in the row. */
  readonly laid?: { readonly tiles: readonly TileText[]; readonly across: number };
}

/** What a player is doing. */
type SceneNote = 'starter' | 'throws' | 'lays' | 'discards' | 'wins';

export interface SceneSeat {
  readonly player: string;
  readonly wind?: Wind;
  /** Absent tiles are seen from behind. */
  readonly held: readonly (TileText | undefined)[];
  readonly melds: readonly SceneMeld[];
  readonly flowers: readonly (SetTile | undefined)[];
  readonly river: readonly TileText[];
  readonly note?: SceneNote;
}

interface SceneThrow {
  readonly seat: Seat;
  /** One die, or two. */
  readonly dice: readonly number[];
}

/** Tiles that a player has lined up to draw the places. */
interface SceneLot {
  readonly seat: Seat;
  readonly as: 'column' | 'row';
  readonly tiles: readonly (Tile | undefined)[];
}

export interface Scene {
  readonly wall: WallSize;
  /** By place on the ring (`ringIndex`); empty until the walls are built. */
  readonly stacks: readonly SceneStack[];
  /** Place of the breach on the ring: the stack lifted out, or the one behind which walls part. */
  readonly opened?: number;
  /** By seat, 0 at the bottom. */
  readonly seats: readonly SceneSeat[];
  readonly throws: readonly SceneThrow[];
  /** In a row before each player, or together in the middle. */
  readonly discards: 'rows' | 'middle';
  /** Flowers lie face down before their owner. */
  readonly flowersDown?: true;
  readonly lot?: SceneLot;
}

export const withSeat = (scene: Scene, seat: Seat, change: Partial<SceneSeat>): Scene => ({
  ...scene,
  seats: scene.seats.map((row, at) => (at === seat ? { ...row, ...change } : row)),
});

/** The same table as these seats see it: of the others' tiles only the backs. */
export function sceneFor(scene: Scene, seats: readonly Seat[]): Scene {
  const hidden = <T>(tiles: readonly T[]): readonly undefined[] => tiles.map(() => undefined);
  return {
    ...scene,
    seats: scene.seats.map((row, at) => {
      if (seats.includes(at as Seat)) return row;
      return {
        ...row,
        held: hidden(row.held),
        ...(scene.flowersDown && { flowers: hidden(row.flowers) }),
      };
    }),
  };
}
