import {
  type BonusTile,
  familyOf,
  type Group,
  groupTiles,
  isBonusTile,
  isSuited,
  rankOf,
  type Tile,
} from '../engine/index.ts';
import type { Say } from './speak.ts';

/** The spoken name of a tile: `3 of bamboos`, `East wind`. */
export function tileName(say: Say, tile: Tile | BonusTile): string {
  if (isBonusTile(tile) || !isSuited(tile)) return say(`tile.${tile}` as 'tile.1z');
  return say(`tile.${familyOf(tile) as 'm' | 'p' | 's'}`, { n: rankOf(tile) });
}

/** The small figure in the corner for beginners. */
export function tileCorner(say: Say, tile: Tile | BonusTile): string {
  if (isBonusTile(tile)) return String(((rankOf(tile) - 1) % 4) + 1);
  return isSuited(tile) ? String(rankOf(tile)) : say(`tile.corner.${tile}` as 'tile.corner.1z');
}

/** `pung (5 of circles, 5 of circles, 5 of circles)` without the repetition: kind and tiles. */
export function groupName(say: Say, group: Group): string {
  const kind = say(`group.${group.kind}`);
  const tiles = groupTiles(group);
  if (group.kind !== 'chow' || !isSuited(group.tile)) {
    return `${kind} ${tileName(say, group.tile)}`;
  }
  const family = familyOf(group.tile) as 'm' | 'p' | 's';
  const ranks = tiles.map(rankOf).join('-');
  return `${kind} ${say(`tile.${family}`, { n: ranks })}`;
}
