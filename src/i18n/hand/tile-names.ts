import {
  familyOf,
  type Group,
  groupTiles,
  isBonusTile,
  isRedFive,
  isSuited,
  plainTile,
  rankOf,
  type Suit,
  type Tile,
  type TileText,
} from '../../engine/notation.ts';
import type { Locale } from '../locales.ts';
import { listText, type Say } from '../speak.ts';

/** `3 of bamboos`, `East wind`, `red 5 of circles`: how a tile is called by itself and in lists. */
export function tileName(say: Say, tile: TileText): string {
  if (isRedFive(tile)) return say('tile.red', { tile: tileName(say, plainTile(tile)) });
  if (isBonusTile(tile) || !isSuited(tile)) return say(`tile.${tile}`);
  return say(`tile.${familyOf(tile) as Suit}`, { n: rankOf(tile) });
}

/** What an article goes before: `the` and `a` a tile, or `of the` tile, which French runs together. */
export const TILE_FORMS = ['the', 'a', 'of'] as const;

export type TileForm = (typeof TILE_FORMS)[number];

/** Those whose English name begins with a vowel: `an 8`, `an East wind`, `an orchid flower`. */
const VOWELS: readonly TileText[] = ['8m', '8p', '8s', '1z', '2f', '7f'];

/** French asks for the gender. */
function articleOf(form: TileForm, tile: TileText) {
  if (form === 'a' && VOWELS.includes(tile)) {
    return isBonusTile(tile) ? 'article.a.bonus.vowel' : 'article.a.vowel';
  }
  return isBonusTile(tile) ? (`article.${form}.bonus` as const) : (`article.${form}` as const);
}

/** `the 3 of bamboos`, `an East wind`: a tile inside a sentence. */
export const tileInText = (say: Say, form: TileForm, tile: TileText): string =>
  say(articleOf(form, tile), { name: tileName(say, tile) });

export function tileCorner(say: Say, face: TileText): string {
  const tile = plainTile(face);
  if (isBonusTile(tile)) return String(((rankOf(tile) - 1) % 4) + 1);
  return isSuited(tile) ? String(rankOf(tile)) : say(`tile.corner.${tile}`);
}

/** `5s of circles`, `East winds`: of a pung of them and the like. */
export function tilesAlike(say: Say, tile: Tile): string {
  if (!isSuited(tile)) return say(`tile.many.${tile}`);
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
export const handLabel = (
  say: Say,
  locale: Locale,
  { concealed, melds }: { readonly concealed: readonly Tile[]; readonly melds: readonly Group[] },
): string =>
  listText(locale, [
    ...(concealed.length > 0 ? [tilesName(say, locale, concealed)] : []),
    ...melds.map((meld) => groupName(say, meld)),
  ]);

/** Neighbours of one suit are read as one, and so are honours of one kind; the rest by themselves. */
function runsOf(tiles: readonly Tile[]): readonly (readonly [Tile, ...Tile[]])[] {
  const runs: [Tile, ...Tile[]][] = [];
  for (const tile of tiles) {
    const last = runs.at(-1);
    if (last && (isSuited(tile) ? familyOf(last[0]) === familyOf(tile) : last[0] === tile))
      last.push(tile);
    else runs.push([tile]);
  }
  return runs;
}

const suitOf = (tile: Tile): Suit => familyOf(tile) as Suit;

const NUMBERS = ['tile.two', 'tile.three', 'tile.four'] as const;

/** Tiles run by run: what one by itself is called, and how the numbers of one suit are. */
const byRuns =
  (single: (say: Say, tile: Tile) => string, rank: (say: Say, tile: Tile, at: number) => string) =>
  (say: Say, locale: Locale, tiles: readonly Tile[]): string =>
    listText(
      locale,
      runsOf(tiles).map((run) => {
        const [first] = run;
        if (run.length === 1) return single(say, first);
        return isSuited(first)
          ? say(`tile.${suitOf(first)}`, {
              n: listText(
                locale,
                run.map((tile, at) => rank(say, tile, at)),
              ),
            })
          : say(NUMBERS[run.length - 2] ?? 'tile.four', { tiles: tilesAlike(say, first) });
      }),
    );

/** `2, 3 and 5 of circles`, `two North winds`. */
export const tilesName = byRuns(tileName, (_, tile) => String(rankOf(tile)));

/** `the 2, 3 and 5 of circles`, `le 2, le 3 et le 5 de cercles`: tiles inside a sentence. */
export const tilesInText = byRuns(
  (say, tile) => tileInText(say, 'the', tile),
  (say, tile, at) => say(at === 0 ? 'article.the' : 'article.next', { name: rankOf(tile) }),
);
