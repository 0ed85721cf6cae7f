/** Hands that wait, dealt by level, and the same hand in other tiles. */
import { type Group, groupTiles, startsChow } from '../../core/group.ts';
import { checkCopies, type WaitingHand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import {
  compareTiles,
  familyOf,
  HONOURS,
  inSuit,
  isHonour,
  isSuited,
  mirrored,
  SUITS,
  type Suit,
  TILES,
  type Tile,
} from '../../core/tile.ts';
import { type PureKey, type PureSize, pureTiles } from '../../hand/pure-hands.ts';
import { pureHandsByWaits } from '../../hand/pure-waits.ts';
import { waits } from '../../hand/waits.ts';
import type { WaitLevel, WaitMix } from './wait-level.ts';

const classesBySize = new Map<PureSize, readonly (readonly PureKey[])[]>();

/** The pure hands of a size by number of waits, worked out at first use. */
function classesOf(size: PureSize): readonly (readonly PureKey[])[] {
  const known = classesBySize.get(size) ?? pureHandsByWaits(size);
  classesBySize.set(size, known);
  return known;
}

/** One of the classes that hold anything, each as likely, at `least` or the nearest below it. */
function pickClass<T>(rng: Rng, classes: readonly (readonly T[])[], least: number): readonly T[] {
  const filled = classes.flatMap((items, count) => (items.length > 0 ? [{ items, count }] : []));
  const wanted = filled.filter(({ count }) => count >= least);
  return pick(rng, wanted.length > 0 ? wanted : filled.slice(-1)).items;
}

function pureHand(rng: Rng, size: PureSize, min: number): Tile[] {
  const key = pick(rng, pickClass(rng, classesOf(size), min));
  return pureTiles(key, pick(rng, SUITS));
}

const SUITED = TILES.filter(isSuited);
const CHOW_STARTS = TILES.filter(startsChow);

/** A chow or pung anywhere among the suits, or among the honours too. */
function dealGroup(rng: Rng, mix: WaitMix): Group {
  if (mix === 'honours' && rng.below(2) === 0) return { kind: 'pung', tile: pick(rng, HONOURS) };
  return rng.below(3) === 0
    ? { kind: 'pung', tile: pick(rng, SUITED) }
    : { kind: 'chow', tile: pick(rng, CHOW_STARTS) };
}

const dealGroups = (rng: Rng, mix: WaitMix, count: number): Tile[] =>
  Array.from({ length: count }, () => groupTiles(dealGroup(rng, mix))).flat();

/** A pure hand that waits on enough, or on much, with made groups of any family beside it. */
function coreWithGroups(rng: Rng, { size, mix, min }: WaitLevel): Tile[] {
  const core = (1 + 3 * rng.below((size - 1) / 3)) as PureSize;
  return [...pureHand(rng, core, min), ...dealGroups(rng, mix, (size - core) / 3)];
}

/** A complete hand of any families, one tile taken away: pairs and runs across suits. */
function completeLessOne(rng: Rng, { size, mix }: WaitLevel): Tile[] {
  const head = pick(rng, mix === 'honours' ? TILES : SUITED);
  const tiles = [head, head, ...dealGroups(rng, mix, (size - 1) / 3)];
  tiles.splice(rng.below(tiles.length), 1);
  return tiles;
}

/** Whether the tiles are of the families that a mix promises. A lone tile has no second family. */
export function isOfMix(tiles: readonly Tile[], mix: WaitMix): boolean {
  const families = new Set(tiles.map(familyOf));
  if (mix === 'honours') return families.has('z');
  if (families.has('z')) return false;
  return mix === 'pure' ? families.size === 1 : families.size > 1 || tiles.length === 1;
}

const CANDIDATES = 120;

function mixedHand(rng: Rng, level: WaitLevel): Tile[] {
  const classes: Tile[][][] = Array.from({ length: TILES.length + 1 }, () => []);
  for (let tries = 0; tries < CANDIDATES; tries++) {
    const build = rng.below(2) === 0 ? coreWithGroups : completeLessOne;
    const tiles = build(rng, level);
    const exists = checkCopies({ concealed: tiles, melds: [], flowers: [] }).ok;
    if (!exists || !isOfMix(tiles, level.mix)) continue;
    const count = waits({ concealed: tiles, melds: [], pairInside: true }).length;
    if (count > 0) classes[count]?.push(tiles);
  }
  return pick(rng, pickClass(rng, classes, level.min));
}

/** A lone tile is a suited one, or an honour where honours belong. */
const loneTile = (rng: Rng, mix: WaitMix): Tile[] => [
  pick(rng, mix === 'honours' ? HONOURS : SUITED),
];

function dealTiles(rng: Rng, level: WaitLevel): Tile[] {
  if (level.size === 1) return loneTile(rng, level.mix);
  return level.mix === 'pure' ? pureHand(rng, level.size, level.min) : mixedHand(rng, level);
}

const arranged = (rng: Rng, tiles: readonly Tile[], sorted: boolean): Tile[] =>
  sorted ? [...tiles].sort(compareTiles) : shuffled(rng, tiles);

/** The tiles of a hand of the level, in its order. */
export const dealHand = (rng: Rng, level: WaitLevel): readonly Tile[] =>
  arranged(rng, dealTiles(rng, level), level.sorted);

/**
 * The same shape in other tiles: suits exchanged, honours exchanged, and mirrored
 * half of the time (`tchou1924.VIII.subst`). Its waits change in the same way.
 */
export function varied(
  rng: Rng,
  hand: WaitingHand,
  { sorted = true }: { readonly sorted?: boolean } = {},
): WaitingHand {
  const [m, p, s] = shuffled(rng, SUITS) as [Suit, Suit, Suit];
  const honours = shuffled(rng, HONOURS);
  const mirror = rng.below(2) === 1;
  const change = (tile: Tile): Tile => {
    if (isHonour(tile)) return honours[HONOURS.indexOf(tile)] as Tile;
    return inSuit(mirror ? mirrored(tile) : tile, { m, p, s });
  };
  const melds = hand.melds.map((meld) => {
    const lowest = groupTiles(meld).map(change).sort(compareTiles)[0] as Tile;
    return { ...meld, tile: lowest };
  });
  return { ...hand, concealed: arranged(rng, hand.concealed.map(change), sorted), melds };
}
