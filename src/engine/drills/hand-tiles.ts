/** The tiles of a hand, and tiles drawn for one that is dealt. */
import { groupTiles, type Meld, startsChow } from '../core/group.ts';
import { type CopiesError, checkCopies, type HeldHand } from '../core/hand.ts';
import { pick, type Rng, shuffled } from '../core/rng.ts';
import {
  COPIES,
  HONOURS,
  inSuit,
  isHonour,
  isSuited,
  mirrorOf,
  rankOf,
  SUITS,
  type Suit,
  sortTiles,
  TILES,
  type Tile,
  tileAfter,
} from '../core/tile.ts';
import { copiesOf, countTiles } from '../core/tile-counts.ts';

export const tilesIn = ({ concealed, melds }: HeldHand): readonly Tile[] => [
  ...concealed,
  ...melds.flatMap(groupTiles),
];

export const fitOneSet = (tiles: readonly Tile[]): boolean =>
  countTiles(tiles).every((copies) => copies <= COPIES);

/** What is wrong with tiles that lie on one table, where there are too many of one kind. */
export function copiesError(tiles: readonly Tile[]): CopiesError | undefined {
  const checked = checkCopies({ concealed: tiles, melds: [], flowers: [] });
  return checked.ok ? undefined : checked.error;
}

/** From 2 to 8. */
export const SIMPLES = TILES.filter(
  (tile) => isSuited(tile) && rankOf(tile) > 1 && rankOf(tile) < 9,
);

/** Every kind of which the hand does not hold all copies. */
export function kindsLeft(hand: HeldHand): readonly Tile[] {
  const held = countTiles(tilesIn(hand));
  return TILES.filter((tile) => copiesOf(held, tile) < COPIES);
}

export function without<Hand extends HeldHand>(hand: Hand, tile: Tile): Hand {
  const at = hand.concealed.indexOf(tile);
  if (at < 0) throw new RangeError(`${tile} is not in the hand`);
  return { ...hand, concealed: hand.concealed.toSpliced(at, 1) };
}

export const copies = (tile: Tile, count: number): readonly Tile[] => Array<Tile>(count).fill(tile);

/** The pairs of tiles with which a tile makes a chow. */
export const pairsForChow = (tile: Tile): readonly (readonly Tile[])[] =>
  [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]
    .map((steps) => steps.flatMap((step) => tileAfter(tile, step) ?? []))
    .filter((pair) => pair.length === 2);

/** A pung one time in `pungOneIn`, otherwise a chow where the tiles can begin one. */
export function randomGroup(rng: Rng, among: readonly Tile[], pungOneIn: number) {
  const starts = among.filter(startsChow);
  return starts.length === 0 || rng.below(pungOneIn) === 0
    ? { kind: 'pung' as const, tile: pick(rng, among) }
    : { kind: 'chow' as const, tile: pick(rng, starts) };
}

export const exposedMeld = (group: Pick<Meld, 'kind' | 'tile'>): Meld => ({ ...group, open: true });

/** Three chows of three suits that belong together, by the steps between their lowest tiles. */
export function relatedChows(rng: Rng, ways: readonly (readonly number[])[]) {
  const steps = shuffled(rng, pick(rng, ways));
  const lowest = 1 + rng.below(7 - Math.max(...steps));
  return SUITS.map((suit, at) => ({
    kind: 'chow' as const,
    tile: `${lowest + (steps[at] ?? 0)}${suit}` as Tile,
  }));
}

export const arrange = (rng: Rng, tiles: readonly Tile[], sorted: boolean): readonly Tile[] =>
  sorted ? sortTiles(tiles) : shuffled(rng, tiles);

export const isArranged = (tiles: readonly Tile[], sorted: boolean): boolean =>
  !sorted || tiles.join() === sortTiles(tiles).join();

/**
 * A change of tiles that keeps what a hand is: suits exchanged, honours exchanged, and mirrored
 * half of the time (`tchou1924.VIII.subst`). Its waits change in the same way.
 */
export function randomSubstitution(rng: Rng) {
  const [m, p, s] = shuffled(rng, SUITS) as [Suit, Suit, Suit];
  const honours = shuffled(rng, HONOURS);
  const isMirrored = rng.below(2) === 1;
  const ofTile = (tile: Tile): Tile =>
    isHonour(tile)
      ? (honours[HONOURS.indexOf(tile)] as Tile)
      : inSuit(isMirrored ? mirrorOf(tile) : tile, { m, p, s });
  const ofMeld = (meld: Meld): Meld => {
    const [lowest] = sortTiles(groupTiles(meld).map(ofTile));
    return { ...meld, tile: lowest as Tile };
  };
  return { ofTile, ofMeld };
}
