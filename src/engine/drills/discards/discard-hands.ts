/** Hands built backwards from what a level of "What discard?" is about. */
import { type Group, groupTiles, type Meld, startsChow } from '../../core/group.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import {
  familyOf,
  HONOURS,
  isHonour,
  isSuited,
  RANKS,
  rankOf,
  SUITS,
  type Suit,
  TILES,
  type Tile,
} from '../../core/tile.ts';
import type { DiscardSize } from './discard-level.ts';

const SUITED = TILES.filter(isSuited);
const TERMINALS = SUITED.filter((tile) => rankOf(tile) === 1 || rankOf(tile) === 9);

/** Ranks of tiles beside each other, counted from the first of them. */
type Pattern = readonly number[];

const RUNS: readonly Pattern[] = [
  [0, 1],
  [0, 2],
];
const PAIR: Pattern = [0, 0];
/** A pair and a run that share a tile, or two gaps in one. */
const TRIPLES: readonly Pattern[] = [
  [0, 0, 1],
  [0, 1, 1],
  [0, 0, 2],
  [0, 2, 2],
  [0, 2, 4],
];
const QUADS: readonly Pattern[] = [
  [0, 1, 2, 3],
  [0, 0, 1, 2],
  [0, 1, 2, 2],
  [0, 1, 1, 2],
  [0, 0, 1, 1],
  [0, 1, 2, 4],
  [0, 2, 3, 4],
  [0, 0, 0, 1],
  [0, 0, 0, 2],
];
const QUINTS: readonly Pattern[] = [
  [0, 1, 2, 3, 4],
  [0, 0, 1, 1, 2],
  [0, 1, 1, 2, 2],
  [0, 1, 1, 2, 3],
  [0, 1, 2, 2, 3],
  [0, 0, 0, 1, 2],
  [0, 0, 1, 2, 3],
  [0, 0, 1, 2, 4],
];

/** A pattern somewhere in a suit. */
function placed(rng: Rng, pattern: Pattern, suit: Suit): Tile[] {
  const first = rng.below(RANKS.length - Math.max(...pattern));
  return pattern.map((step): Tile => `${RANKS[first + step] ?? 1}${suit}`);
}

/** One of the patterns, in any suit. */
const somePattern = (rng: Rng, patterns: readonly Pattern[]): Tile[] =>
  placed(rng, pick(rng, patterns), pick(rng, SUITS));

/** Two tiles short of a group, or a pair of anything. */
function somePartial(rng: Rng): Tile[] {
  if (rng.below(3) > 0) return somePattern(rng, RUNS);
  if (rng.below(3) > 0) return somePattern(rng, [PAIR]);
  const honour = pick(rng, HONOURS);
  return [honour, honour];
}

/** A chow, or one time in four a pung, in one suit or anywhere. */
function someGroup(rng: Rng, suit: Suit | undefined): Group {
  const among = suit === undefined ? TILES : TILES.filter((tile) => familyOf(tile) === suit);
  return rng.below(4) === 0
    ? { kind: 'pung', tile: pick(rng, among) }
    : { kind: 'chow', tile: pick(rng, among.filter(startsChow)) };
}

const someGroups = (rng: Rng, count: number, suit?: Suit): Tile[][] =>
  Array.from({ length: count }, () => [...groupTiles(someGroup(rng, suit))]);

/** The groups on the table that go with so many concealed tiles. */
export function someMelds(rng: Rng, size: DiscardSize, suit?: Suit): readonly Meld[] {
  return Array.from({ length: (14 - size) / 3 }, (): Meld => {
    const { kind, tile } = someGroup(rng, suit);
    if (kind === 'chow') return { kind, tile, open: true };
    return rng.below(4) === 0
      ? { kind: 'kong', tile, open: rng.below(2) === 0 }
      : { kind: 'pung', tile, open: true };
  });
}

/** No copy of it, nothing within two ranks: it takes part in nothing. */
export const isLone = (tile: Tile, tiles: readonly Tile[]): boolean =>
  tiles.filter(
    (other) =>
      other === tile ||
      (familyOf(other) === familyOf(tile) &&
        !isHonour(tile) &&
        Math.abs(rankOf(other) - rankOf(tile)) <= 2),
  ).length <= 1;

export const loneTiles = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.filter((tile) => isLone(tile, tiles));

/** A complete hand that lacks a tile of some groups; lone honours and terminals in their place. */
export function handWithLoneTiles(rng: Rng, size: DiscardSize): readonly Tile[] {
  const count = (size - 2) / 3;
  const broken = 1 + rng.below(Math.min(3, count));
  const groups = someGroups(rng, count);
  for (const group of groups.slice(0, broken)) group.splice(rng.below(group.length), 1);
  const head = pick(rng, SUITED);
  const tiles = [head, head, ...groups.flat()];
  for (const tile of shuffled(rng, [...HONOURS, ...TERMINALS])) {
    if (tiles.length < size && isLone(tile, [...tiles, tile])) tiles.push(tile);
  }
  return tiles;
}

/** Whether no tile of one lies within so many ranks of a tile of the other. */
const isApart = (one: readonly Tile[], other: readonly Tile[], ranks: number): boolean =>
  one.every((a) =>
    other.every(
      (b) =>
        familyOf(a) !== familyOf(b) ||
        (isHonour(a) ? a !== b : Math.abs(rankOf(a) - rankOf(b)) > ranks),
    ),
  );

/** Whether every pair or run stands by itself: two apart from others, one from made groups. */
const areApart = (partials: readonly (readonly Tile[])[], groups: readonly (readonly Tile[])[]) =>
  partials.every(
    (partial, at) =>
      partials.slice(0, at).every((other) => isApart(partial, other, 2)) &&
      groups.every((group) => isApart(partial, group, 1)),
  );

/** One pair or run more than there is room for. */
export function handWithPairsAndRuns(rng: Rng, size: DiscardSize): readonly Tile[] {
  if (size === 5) return [...somePartial(rng), ...somePattern(rng, TRIPLES)];
  for (;;) {
    const partials = Array.from({ length: 4 }, () => somePartial(rng));
    const groups = someGroups(rng, (size - 8) / 3);
    if (areApart(partials, groups)) return [...groups, ...partials].flat();
  }
}

/** Shapes of three to five tiles that can be read in several ways. */
export function handWithOverlaps(rng: Rng, size: DiscardSize): readonly Tile[] {
  const small = rng.below(2) === 0;
  if (size === 5) {
    return small ? somePattern(rng, QUINTS) : [...somePattern(rng, TRIPLES), ...somePartial(rng)];
  }
  const core = pick(rng, [
    () => [...somePattern(rng, TRIPLES), ...somePattern(rng, TRIPLES), ...somePartial(rng)],
    () => [...somePattern(rng, QUADS), ...somePattern(rng, QUADS)],
    () => [...somePattern(rng, QUINTS), ...somePattern(rng, TRIPLES)],
  ])();
  return [...core, ...someGroups(rng, (size - 8) / 3).flat()];
}

/** A complete hand of one suit with one or two tiles exchanged for others of the suit. */
export function pureHand(rng: Rng, size: DiscardSize, suit: Suit): readonly Tile[] {
  const inSuit = TILES.filter((tile) => familyOf(tile) === suit);
  const head = pick(rng, inSuit);
  const tiles = [head, head, ...someGroups(rng, (size - 2) / 3, suit).flat()];
  const exchanged = 1 + rng.below(2);
  const kept = shuffled(rng, tiles).slice(exchanged);
  return [...kept, ...Array.from({ length: exchanged }, () => pick(rng, inSuit))];
}
