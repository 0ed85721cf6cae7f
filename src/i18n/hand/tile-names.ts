import {
  type BonusTile,
  familyOf,
  type Group,
  groupTiles,
  isBonusTile,
  isSuited,
  rankOf,
  type Suit,
  type Tile,
} from '../../engine/notation.ts';
import type { Locale } from '../locales.ts';
import { listed, type Say } from '../speak.ts';

/** `3 of bamboos`, `East wind`. */
export function tileName(say: Say, tile: Tile | BonusTile): string {
  if (isBonusTile(tile) || !isSuited(tile)) return say(`tile.${tile}` as 'tile.1z');
  return say(`tile.${familyOf(tile) as Suit}`, { n: rankOf(tile) });
}

export function tileCorner(say: Say, tile: Tile | BonusTile): string {
  if (isBonusTile(tile)) return String(((rankOf(tile) - 1) % 4) + 1);
  return isSuited(tile) ? String(rankOf(tile)) : say(`tile.corner.${tile}` as 'tile.corner.1z');
}

/** `5s of circles`, `East winds`. */
function tilesAlike(say: Say, tile: Tile): string {
  if (!isSuited(tile)) return say(`tile.many.${tile}` as 'tile.many.1z');
  const n = say('tile.many', { n: rankOf(tile) });
  return say(`tile.${familyOf(tile) as Suit}`, { n });
}

const ALIKE: readonly Group['kind'][] = ['pair', 'pung', 'kong'];

/** `chow 1-2-3 of characters`, `pair of East winds`, `run of winds`. */
export function groupName(say: Say, group: Group): string {
  const kind = say(`group.${group.kind}`);
  if (group.kind === 'dragons' || group.kind === 'winds') return kind;
  if (ALIKE.includes(group.kind)) {
    return say('group.of', { kind, tiles: tilesAlike(say, group.tile) });
  }
  if (group.kind !== 'chow') return `${kind} ${tileName(say, group.tile)}`;
  const ranks = groupTiles(group).map(rankOf).join('-');
  return `${kind} ${say(`tile.${familyOf(group.tile) as Suit}`, { n: ranks })}`;
}

/** A hand with its melds, as its board is called. */
export const heldName = (
  say: Say,
  locale: Locale,
  { concealed, melds }: { readonly concealed: readonly Tile[]; readonly melds: readonly Group[] },
): string =>
  listed(locale, [tilesName(say, locale, concealed), ...melds.map((meld) => groupName(say, meld))]);

/** Neighbours of one suit share its name: `2, 3 and 5 of circles`. */
export function tilesName(say: Say, locale: Locale, tiles: readonly Tile[]): string {
  const runs: { family: Suit | 'z'; tiles: Tile[] }[] = [];
  for (const tile of tiles) {
    const family = familyOf(tile);
    const last = runs.at(-1);
    if (last && family !== 'z' && last.family === family) last.tiles.push(tile);
    else runs.push({ family, tiles: [tile] });
  }
  const names = runs.map(({ family, tiles: [first, ...more] }) =>
    family === 'z' || more.length === 0
      ? tileName(say, first as Tile)
      : say(`tile.${family}`, {
          n: listed(
            locale,
            [first as Tile, ...more].map((tile) => String(rankOf(tile))),
          ),
        }),
  );
  return listed(locale, names);
}
