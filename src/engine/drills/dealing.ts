import { groupTiles, startsChow } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import { pick, type Rng, shuffled } from '../core/rng.ts';
import { COPIES, sortTiles, type Tile } from '../core/tile.ts';
import { countTiles } from '../core/tile-counts.ts';

export const tilesIn = ({ concealed, melds }: HeldHand): readonly Tile[] => [
  ...concealed,
  ...melds.flatMap(groupTiles),
];

export const fitOneSet = (tiles: readonly Tile[]): boolean =>
  countTiles(tiles).every((copies) => copies <= COPIES);

export function without<Hand extends HeldHand>(hand: Hand, tile: Tile): Hand {
  const at = hand.concealed.indexOf(tile);
  if (at < 0) throw new RangeError(`${tile} is not in the hand`);
  return { ...hand, concealed: hand.concealed.toSpliced(at, 1) };
}

/** A pung one time in `pungOneIn`, otherwise a chow where the tiles can begin one. */
export function randomGroup(rng: Rng, among: readonly Tile[], pungOneIn: number) {
  const starts = among.filter(startsChow);
  return starts.length === 0 || rng.below(pungOneIn) === 0
    ? { kind: 'pung' as const, tile: pick(rng, among) }
    : { kind: 'chow' as const, tile: pick(rng, starts) };
}

export const arrange = (rng: Rng, tiles: readonly Tile[], sorted: boolean): readonly Tile[] =>
  sorted ? sortTiles(tiles) : shuffled(rng, tiles);

export const isArranged = (tiles: readonly Tile[], sorted: boolean): boolean =>
  !sorted || tiles.join() === sortTiles(tiles).join();
