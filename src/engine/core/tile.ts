/** Characters (wan), circles (t'ong), bamboos (so). */
export const SUITS = ['m', 'p', 's'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Rank = (typeof RANKS)[number];

/** East South West North, White Green Red. */
export const HONOURS = ['1z', '2z', '3z', '4z', '5z', '6z', '7z'] as const;
export type Honour = (typeof HONOURS)[number];
export const WIND_TILES = HONOURS.slice(0, 4);
export const DRAGON_TILES = HONOURS.slice(4);

/** Flowers `1f`–`4f` (plum, orchid, chrysanthemum, bamboo), then seasons `5f`–`8f`. */
export const BONUS_TILES = ['1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f'] as const;
export type BonusTile = (typeof BONUS_TILES)[number];

type SuitedTile = `${Rank}${Suit}`;
export type Tile = SuitedTile | Honour;

/** In tile order: `1m`–`9m`, `1p`–`9p`, `1s`–`9s`, `1z`–`7z`. */
export const TILES: readonly Tile[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank): Tile => `${rank}${suit}`)),
  ...HONOURS,
];

export const ORPHANS: readonly Tile[] = TILES.filter((tile) => /[19][mps]|z/.test(tile));

/** The tiles without any red on them: bamboos, and the green dragon. */
export const GREEN_TILES: readonly Tile[] = ['2s', '3s', '4s', '6s', '8s', '6z'];

/** A five in another colour, where a rule set plays with some; see `red-fives.ts`. */
export const RED_FIVES = ['0m', '0p', '0s'] as const;
export type RedFive = (typeof RED_FIVES)[number];

/** A tile as it is written, red or not. */
export type TileText = Tile | BonusTile | RedFive;

export const COPIES = 4;

const KINDS: ReadonlySet<string> = new Set(TILES);

/** Whether the text is of one of the 34 kinds; flowers and red fives are none of them. */
export const isTile = (text: string): text is Tile => KINDS.has(text);

/** Whether the text is of a flower or a season. */
export const isBonusTile = (text: string): text is BonusTile =>
  (BONUS_TILES as readonly string[]).includes(text);

/** By letter code: the index of the family's 1, minus the code of the digit 1. */
const FAMILY_START = Int8Array.from(
  { length: 128 },
  (_, code) => 9 * 'mpsz'.indexOf(String.fromCharCode(code)) - '1'.charCodeAt(0),
);

export const tileIndex = (tile: Tile): number =>
  tile.charCodeAt(0) + (FAMILY_START[tile.charCodeAt(1)] as number);

export function tileAt(index: number): Tile {
  const tile = TILES[index];
  if (tile === undefined) throw new RangeError(`no tile at ${index}`);
  return tile;
}

/**
 * Below zero where the first tile comes before the second: characters, circles, bamboos, winds,
 * dragons.
 */
export const compareTiles = (a: Tile, b: Tile): number => tileIndex(a) - tileIndex(b);

export const sortTiles = (tiles: Iterable<Tile>): readonly Tile[] => [...tiles].sort(compareTiles);

/** The number on the tile; for honours 1 to 7, East to Red. */
export const rankOf = (tile: Tile | BonusTile): Rank => Number(tile[0]) as Rank;

/** The suit of a tile, or `z` for winds and dragons. */
export const familyOf = (tile: Tile): Suit | 'z' => tile[1] as Suit | 'z';

/** Whether the tile has a suit and a rank. */
export const isSuited = (tile: Tile): tile is SuitedTile => tile[1] !== 'z';

/** Whether the tile is a wind or a dragon. */
export const isHonour = (tile: Tile): tile is Honour => tile[1] === 'z';

/** The tile `steps` ranks higher in its suit; absent past the ends and for honours. */
export function tileAfter(tile: Tile, steps: number): Tile | undefined {
  const rank = rankOf(tile) + steps;
  return isSuited(tile) && rank >= 1 && rank <= 9
    ? (`${rank as Rank}${familyOf(tile) as Suit}` as Tile)
    : undefined;
}

/** Rank n becomes 10 − n, honours stay: the mirror of a formula (Tchou, chapter VIII). */
export const mirrorOf = (tile: Tile): Tile =>
  isSuited(tile) ? `${(10 - rankOf(tile)) as Rank}${familyOf(tile) as Suit}` : tile;

/** The same rank in another suit; honours stay (`tchou1924.VIII.subst`). */
export const inSuit = (tile: Tile, suits: Readonly<Record<Suit, Suit>>): Tile =>
  isSuited(tile) ? `${rankOf(tile)}${suits[familyOf(tile) as Suit]}` : tile;
