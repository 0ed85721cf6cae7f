/** Hands for questions about the table: built from groups, lawful in their copies. */
import { type Group, groupTiles, type Meld, startsChow } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { COPIES, compareTiles, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';

/** All tiles of a hand, the melds among them. */
export const tilesIn = ({ concealed, melds }: HeldHand): readonly Tile[] => [
  ...concealed,
  ...melds.flatMap(groupTiles),
];

/** The kind of which there are more than exist; absent where all are lawful. */
export function fifthCopy(tiles: readonly Tile[]): Tile | undefined {
  const counts = countTiles(tiles);
  return tiles.find((tile) => copiesOf(counts, tile) > COPIES);
}

export const inOrder = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort(compareTiles);

/** The whole set but some tiles, shuffled. */
export function wallWithout(rng: Rng, used: readonly Tile[]): readonly Tile[] {
  const counts = countTiles(used);
  const left = TILES.flatMap((tile) => Array<Tile>(COPIES - copiesOf(counts, tile)).fill(tile));
  return shuffled(rng, left);
}

const CHOW_STARTS = TILES.filter(startsChow);

/** A chow twice as often as a pung. */
export function someGroup(
  rng: Rng,
  among: readonly Tile[] = TILES,
): Group & { readonly kind: 'chow' | 'pung' } {
  const chows = CHOW_STARTS.filter((tile) => among.includes(tile));
  const isChow = chows.length > 0 && rng.below(3) > 0;
  return isChow
    ? { kind: 'chow', tile: pick(rng, chows) }
    : { kind: 'pung', tile: pick(rng, among) };
}

/** What it takes to build a hand: tries again until a try does. */
export function untilDone<T>(attempt: () => T | undefined): T {
  for (;;) {
    const done = attempt();
    if (done !== undefined) return done;
  }
}

/** Groups on the table, one in three of them when they are not asked for. */
const someMelds = (rng: Rng, groups: readonly (Group & { readonly kind: 'chow' | 'pung' })[]) => {
  const laid = rng.below(3) === 0 ? groups.slice(0, 1 + rng.below(2)) : [];
  const melds = laid.map(({ kind, tile }): Meld => ({ kind, tile, open: true }));
  return { melds, held: groups.slice(laid.length) };
};

/** Four groups and a pair, 14 tiles. */
export const someCompleteHand = (rng: Rng): HeldHand =>
  untilDone(() => {
    const { melds, held } = someMelds(
      rng,
      Array.from({ length: 4 }, () => someGroup(rng)),
    );
    const pair: Group = { kind: 'pair', tile: pick(rng, TILES) };
    const concealed = inOrder([...held, pair].flatMap(groupTiles));
    const hand = { concealed, melds };
    return fifthCopy(tilesIn(hand)) === undefined ? hand : undefined;
  });

/** The hand with one of its concealed tiles taken out. */
export function without({ concealed, melds }: HeldHand, tile: Tile): HeldHand {
  return { concealed: concealed.toSpliced(concealed.indexOf(tile), 1), melds };
}
