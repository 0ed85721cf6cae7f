/** The three suits: characters (wan), circles (t'ong), bamboos (so). */
export const SUITS = ['m', 'p', 's'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Rank = (typeof RANKS)[number];

/** `z` honours: East South West North, White Green Red. */
export const HONOURS = ['1z', '2z', '3z', '4z', '5z', '6z', '7z'] as const;
export type Honour = (typeof HONOURS)[number];

/** Flowers `1f`–`4f` (plum, orchid, chrysanthemum, bamboo), then the seasons `5f`–`8f`. */
export const BONUS_TILES = ['1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f'] as const;
export type BonusTile = (typeof BONUS_TILES)[number];

export type SuitedTile = `${Rank}${Suit}`;
/** One of the 34 kinds a hand is made of, as the notation writes it. */
export type Tile = SuitedTile | Honour;

/** The 34 kinds in tile order: `1m`–`9m`, `1p`–`9p`, `1s`–`9s`, `1z`–`7z`. */
export const TILES: readonly Tile[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank): Tile => `${rank}${suit}`)),
  ...HONOURS,
];

/** The ends of the suits, the winds and the dragons. */
export const ORPHANS: readonly Tile[] = TILES.filter((tile) => /[19][mps]|z/.test(tile));

/** Every kind exists four times; a bonus tile exists once. */
export const COPIES = 4;

const KINDS: ReadonlySet<string> = new Set(TILES);

export const isTile = (text: string): text is Tile => KINDS.has(text);

export const isBonusTile = (text: string): text is BonusTile =>
  (BONUS_TILES as readonly string[]).includes(text);

/** Where the 1 of a family stands, less the code of the digit 1, by the code of its letter. */
const FAMILY_START = Int8Array.from(
  { length: 128 },
  (_, code) => 9 * 'mpsz'.indexOf(String.fromCharCode(code)) - '1'.charCodeAt(0),
);

/** Place of a tile in {@link TILES}, 0–33. */
export const tileIndex = (tile: Tile): number =>
  tile.charCodeAt(0) + (FAMILY_START[tile.charCodeAt(1)] as number);

/** The tile at a place of {@link TILES}; throws outside 0–33. */
export function tileAt(index: number): Tile {
  const tile = TILES[index];
  if (tile === undefined) throw new RangeError(`no tile at ${index}`);
  return tile;
}

export const compareTiles = (a: Tile, b: Tile): number => tileIndex(a) - tileIndex(b);

/** The number on the tile; for honours its place in the order East … Red, 1–7. */
export const rankOf = (tile: Tile | BonusTile): Rank => Number(tile[0]) as Rank;

/** The letter of the tile: a suit, or `z` for winds and dragons. */
export const familyOf = (tile: Tile): Suit | 'z' => tile[1] as Suit | 'z';

export const isSuited = (tile: Tile): tile is SuitedTile => tile[1] !== 'z';

export const isHonour = (tile: Tile): tile is Honour => tile[1] === 'z';

/** The tile `steps` ranks further in its suit; absent past an end, and among honours. */
export function tileAfter(tile: Tile, steps: number): Tile | undefined {
  const rank = rankOf(tile) + steps;
  return isSuited(tile) && rank >= 1 && rank <= 9
    ? (`${rank as Rank}${familyOf(tile) as Suit}` as Tile)
    : undefined;
}

/** Rank n becomes 10 − n; honours stay. Turns a formula into its mirror (chapter VIII). */
export const mirrored = (tile: Tile): Tile =>
  isSuited(tile) ? `${(10 - rankOf(tile)) as Rank}${familyOf(tile) as Suit}` : tile;

/** The same rank in another suit; honours stay (`tchou1924.VIII.subst`). */
export const inSuit = (tile: Tile, suits: Readonly<Record<Suit, Suit>>): Tile =>
  isSuited(tile) ? `${rankOf(tile)}${suits[familyOf(tile) as Suit]}` : tile;
