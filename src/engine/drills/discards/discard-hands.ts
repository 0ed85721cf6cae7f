import { groupTiles, type Meld } from '../../core/group.ts';
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
import { randomGroup } from '../hand-tiles.ts';
import type { DiscardSize } from './discard-level.ts';

const SUITED = TILES.filter(isSuited);
const TERMINALS = SUITED.filter((tile) => rankOf(tile) === 1 || rankOf(tile) === 9);

/** Ranks of tiles beside each other, counted from the first of them. */
type Pattern = readonly number[];

const patterns = (texts: string): readonly Pattern[] =>
  texts.split(' ').map((text) => [...text].map(Number));

const RUNS = patterns('01 02');
const PAIR = patterns('00');
const TRIPLES = patterns('001 011 002 022 024');
const QUADS = patterns('0123 0012 0122 0112 0011 0124 0234 0001 0002');
const QUINTS = patterns('01234 00112 01122 01123 01223 00012 00123 00124');

function placedPattern(
  rng: Rng,
  among: readonly Pattern[],
  suits: readonly Suit[] = SUITS,
): readonly Tile[] {
  const pattern = pick(rng, among);
  const suit = pick(rng, suits);
  const first = rng.below(RANKS.length - Math.max(...pattern));
  return pattern.map((step): Tile => `${RANKS[first + step] ?? 1}${suit}`);
}

function randomPartial(rng: Rng): readonly Tile[] {
  if (rng.below(3) > 0) return placedPattern(rng, RUNS);
  if (rng.below(3) > 0) return placedPattern(rng, PAIR);
  const honour = pick(rng, HONOURS);
  return [honour, honour];
}

const tilesOfSuit = (suit: Suit): readonly Tile[] =>
  TILES.filter((tile) => familyOf(tile) === suit);

const groupOf = (rng: Rng, suit: Suit | undefined) =>
  randomGroup(rng, suit === undefined ? TILES : tilesOfSuit(suit), 4);

const madeGroups = (rng: Rng, count: number, suit?: Suit): readonly (readonly Tile[])[] =>
  Array.from({ length: count }, () => groupTiles(groupOf(rng, suit)));

export const meldsBeside = (rng: Rng, size: DiscardSize, suit?: Suit): readonly Meld[] =>
  Array.from({ length: (14 - size) / 3 }, (): Meld => {
    const group = groupOf(rng, suit);
    return group.kind === 'pung' && rng.below(4) === 0
      ? { kind: 'kong', tile: group.tile, open: rng.below(2) === 0 }
      : { ...group, open: true };
  });

const areWithin = (tile: Tile, other: Tile, ranks: number): boolean =>
  isHonour(tile)
    ? tile === other
    : familyOf(tile) === familyOf(other) && Math.abs(rankOf(tile) - rankOf(other)) <= ranks;

/** No copy of it, nothing within two ranks: it takes part in nothing. */
export const isLone = (tile: Tile, tiles: readonly Tile[]): boolean =>
  tiles.filter((other) => areWithin(tile, other, 2)).length <= 1;

/** A complete hand that lacks a tile of some groups; lone honours and terminals in their place. */
export function handWithLoneTiles(rng: Rng, size: DiscardSize): readonly Tile[] {
  const count = (size - 2) / 3;
  const broken = 1 + rng.below(Math.min(3, count));
  const groups = madeGroups(rng, count).map((group, at) =>
    at < broken ? group.toSpliced(rng.below(group.length), 1) : group,
  );
  const head = pick(rng, SUITED);
  const tiles = [head, head, ...groups.flat()];
  for (const tile of shuffled(rng, [...HONOURS, ...TERMINALS])) {
    if (tiles.length < size && isLone(tile, [...tiles, tile])) tiles.push(tile);
  }
  return tiles;
}

/**
 * A hand that has begun something: most of it in one suit and honours, some of them in pairs, the
 * rest as near to groups elsewhere.
 */
export function handWithPlan(rng: Rng, size: DiscardSize, suit: Suit): readonly Tile[] {
  const others = SUITS.filter((one) => one !== suit);
  const honour = pick(rng, HONOURS);
  const elsewhere = pick(rng, others);
  const count = (size - 2) / 3;
  const outside = Math.min(count - 1, rng.below(2) + (size > 8 ? 1 : 0));
  const groups = [
    ...madeGroups(rng, count - outside, suit),
    ...madeGroups(rng, outside, elsewhere),
  ].map((group) => (rng.below(2) === 0 ? group.toSpliced(rng.below(group.length), 1) : group));
  const tiles = [honour, honour, ...groups.flat()];
  while (tiles.length < size) {
    tiles.push(pick(rng, rng.below(2) === 0 ? [...tilesOfSuit(suit), ...HONOURS] : SUITED));
  }
  return tiles;
}

const pungOf = (tile: Tile): Meld => ({ kind: 'pung', tile, open: true });

interface ConcealedAndMelds {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** Pungs, some of them exposed, with two pairs and a tile beside one: a pung more, or a chow that comes sooner. */
export function pungsWithPairs(rng: Rng, size: DiscardSize, suit: Suit): ConcealedAndMelds {
  const kinds = rng.below(2) === 0 ? TILES : [...tilesOfSuit(suit), ...HONOURS];
  const pungs = shuffled(rng, kinds).slice(0, 3);
  const concealed = pungs.slice(0, (size - 5) / 3);
  const honour = pick(rng, HONOURS);
  const [pair, beside] = shuffled(rng, placedPattern(rng, RUNS, [suit])) as [Tile, Tile];
  return {
    concealed: [
      ...concealed.flatMap((tile) => [tile, tile, tile]),
      honour,
      honour,
      pair,
      pair,
      beside,
    ],
    melds: pungs.slice(concealed.length).map(pungOf),
  };
}

const areSeparate = (first: readonly Tile[], second: readonly Tile[], ranks: number): boolean =>
  first.every((tile) => second.every((other) => !areWithin(tile, other, ranks)));

/** One pair or run too many, each too far from the rest to join it. */
export function handWithPairsAndRuns(rng: Rng, size: DiscardSize): readonly Tile[] {
  if (size === 5) return [...randomPartial(rng), ...placedPattern(rng, TRIPLES)];
  for (;;) {
    const partials = Array.from({ length: 4 }, () => randomPartial(rng));
    const groups = madeGroups(rng, (size - 8) / 3);
    const standAlone = partials.every(
      (partial, at) =>
        partials.slice(0, at).every((other) => areSeparate(partial, other, 2)) &&
        groups.every((group) => areSeparate(partial, group, 1)),
    );
    if (standAlone) return [...groups, ...partials].flat();
  }
}

export function handWithOverlaps(rng: Rng, size: DiscardSize): readonly Tile[] {
  const small = rng.below(2) === 0;
  if (size === 5) {
    return small
      ? placedPattern(rng, QUINTS)
      : [...placedPattern(rng, TRIPLES), ...randomPartial(rng)];
  }
  const core = pick(rng, [
    () => [...placedPattern(rng, TRIPLES), ...placedPattern(rng, TRIPLES), ...randomPartial(rng)],
    () => [...placedPattern(rng, QUADS), ...placedPattern(rng, QUADS)],
    () => [...placedPattern(rng, QUINTS), ...placedPattern(rng, TRIPLES)],
  ])();
  return [...core, ...madeGroups(rng, (size - 8) / 3).flat()];
}

/** A complete hand of one suit with one or two tiles exchanged for others of the suit. */
export function pureHand(rng: Rng, size: DiscardSize, suit: Suit): readonly Tile[] {
  const inSuit = tilesOfSuit(suit);
  const head = pick(rng, inSuit);
  const tiles = [head, head, ...madeGroups(rng, (size - 2) / 3, suit).flat()];
  const exchanged = 1 + rng.below(2);
  const kept = shuffled(rng, tiles).slice(exchanged);
  return [...kept, ...Array.from({ length: exchanged }, () => pick(rng, inSuit))];
}
