/**
 * Red fives: copies of a five that some tables play with. A tile is plain everywhere; which of them
 * are red is kept beside it, and written `0m`, `0p`, `0s`.
 */
import type { Hand } from './hand.ts';
import {
  type BonusTile,
  isBonusTile,
  isTile,
  type RedFive,
  type Tile,
  type TileText,
} from './tile.ts';

const RED = /0(?=\d*([mps]))/g;

/** A text with its red fives made plain, each sign in its place, and which they were. */
export function takeReds(text: string): { readonly text: string; readonly reds: readonly Tile[] } {
  const reds = [...text.matchAll(RED)].map(([, suit = '']) => `5${suit}` as Tile);
  return { text: text.replaceAll(RED, '5'), reds };
}

/** Whether the text is of a red five, `0m`, `0p` or `0s`. */
export const isRedFive = (tile: TileText): tile is RedFive => tile.startsWith('0');

/** The tile that it is, whatever its colour. */
export const plainTile = (tile: TileText): Tile | BonusTile =>
  isRedFive(tile) ? (`5${tile[1]}` as Tile) : tile;

/** A tile as it is written, in its colour. */
export const tileText = <T extends Tile | BonusTile>(
  tile: T,
  red: true | undefined,
): T | RedFive => (red && isTile(tile) ? redOf(tile) : tile);

/** Tiles one after another, `5m 0p` or `123m0p3f`; absent for what are none. */
export function tileTextsIn(written: string): readonly TileText[] | undefined {
  const tiles: string[] = [];
  for (const [, digits = '', letter = ''] of written.matchAll(/([0-9]+)([mpszf])|\S/g)) {
    if (digits === '') return undefined;
    tiles.push(...[...digits].map((digit) => digit + letter));
  }
  return tiles.every(isTileText) ? tiles : undefined;
}

const isTileText = (text: string): text is TileText =>
  isTile(takeReds(text).text) || isBonusTile(text);

const redOf = (tile: Tile | BonusTile): RedFive => `0${tile[1]}` as RedFive;

/** Tiles as they are written: of several alike the first ones are red. */
export function tilesWithReds<T extends Tile | BonusTile>(
  tiles: readonly T[],
  reds: readonly Tile[] = [],
): readonly (T | RedFive)[] {
  const left: (Tile | BonusTile)[] = [...reds];
  return tiles.map((tile) => {
    const place = left.indexOf(tile);
    if (place < 0) return tile;
    left.splice(place, 1);
    return redOf(tile);
  });
}

/** The red fives of a hand, wherever they lie. */
export const redsIn = ({
  reds = [],
  melds,
  win,
}: Pick<Hand, 'reds' | 'melds' | 'win'>): readonly Tile[] => [
  ...reds,
  ...melds.flatMap((meld) => meld.reds ?? []),
  ...(win?.red ? [win.tile] : []),
];

/** The same hand, whatever the colour of its fives. */
export function plainHand({ reds: _, melds, win, ...hand }: Hand): Hand {
  return {
    ...hand,
    melds: melds.map(({ reds: _, ...meld }) => meld),
    ...(win && { win: { tile: win.tile, by: win.by } }),
  };
}
