import { groupTiles } from '../../core/group.ts';
import type { WaitingHand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import {
  familyOf,
  HONOURS,
  inSuit,
  isHonour,
  isSuited,
  mirrored,
  SUITS,
  type Suit,
  sortTiles,
  TILES,
  type Tile,
} from '../../core/tile.ts';
import { type PureKey, type PureSize, pureTiles } from '../../hand/pure-hands.ts';
import { pureHandsByWaits } from '../../hand/pure-waits.ts';
import { waits } from '../../hand/waits.ts';
import { arrange, fitOneSet, randomGroup } from '../dealing.ts';
import type { WaitLevel, WaitMix } from './wait-level.ts';

type Classes<T> = readonly (readonly T[])[];

const pureClasses = new Map<PureSize, Classes<PureKey>>();

function pureClassesOf(size: PureSize): Classes<PureKey> {
  const known = pureClasses.get(size) ?? pureHandsByWaits(size);
  pureClasses.set(size, known);
  return known;
}

/** One of the classes that hold anything, each as likely, at `least` or the nearest below it. */
function pickClass<T>(rng: Rng, classes: Classes<T>, least: number): readonly T[] {
  const filled = classes.flatMap((items, count) => (items.length > 0 ? [{ items, count }] : []));
  const wanted = filled.filter(({ count }) => count >= least);
  return pick(rng, wanted.length > 0 ? wanted : filled.slice(-1)).items;
}

const pureHand = (rng: Rng, size: PureSize, min: number): readonly Tile[] =>
  pureTiles(pick(rng, pickClass(rng, pureClassesOf(size), min)), pick(rng, SUITS));

const SUITED = TILES.filter(isSuited);

const dealGroups = (rng: Rng, mix: WaitMix, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => {
    const isOfHonours = mix === 'honours' && rng.below(2) === 0;
    return groupTiles(randomGroup(rng, isOfHonours ? HONOURS : SUITED, 3));
  }).flat();

function coreWithGroups(rng: Rng, { size, mix, min }: WaitLevel): readonly Tile[] {
  const core = (1 + 3 * rng.below((size - 1) / 3)) as PureSize;
  return [...pureHand(rng, core, min), ...dealGroups(rng, mix, (size - core) / 3)];
}

function completeLessOne(rng: Rng, { size, mix }: WaitLevel): readonly Tile[] {
  const head = pick(rng, mix === 'honours' ? TILES : SUITED);
  const tiles = [head, head, ...dealGroups(rng, mix, (size - 1) / 3)];
  return tiles.toSpliced(rng.below(tiles.length), 1);
}

/** Whether the tiles are of the families that a mix promises. A lone tile has no second family. */
export function isOfMix(tiles: readonly Tile[], mix: WaitMix): boolean {
  const families = new Set(tiles.map(familyOf));
  if (mix === 'honours') return families.has('z');
  if (families.has('z')) return false;
  return mix === 'pure' ? families.size === 1 : families.size > 1 || tiles.length === 1;
}

const CANDIDATES = 120;

function mixedHand(rng: Rng, level: WaitLevel): readonly Tile[] {
  const classes: (readonly Tile[])[][] = Array.from({ length: TILES.length + 1 }, () => []);
  for (let tries = 0; tries < CANDIDATES; tries++) {
    const build = rng.below(2) === 0 ? coreWithGroups : completeLessOne;
    const concealed = build(rng, level);
    if (!fitOneSet(concealed) || !isOfMix(concealed, level.mix)) continue;
    const count = waits({ concealed, melds: [], pairInside: true }).length;
    if (count > 0) classes[count]?.push(concealed);
  }
  return pick(rng, pickClass(rng, classes, level.min));
}

function dealTiles(rng: Rng, level: WaitLevel): readonly Tile[] {
  const { size, mix, min } = level;
  if (size === 1) return [pick(rng, mix === 'honours' ? HONOURS : SUITED)];
  return mix === 'pure' ? pureHand(rng, size, min) : mixedHand(rng, level);
}

export const dealHand = (rng: Rng, level: WaitLevel): readonly Tile[] =>
  arrange(rng, dealTiles(rng, level), level.sorted);

/**
 * The same shape in other tiles: suits exchanged, honours exchanged, and mirrored
 * half of the time (`tchou1924.VIII.subst`). Its waits change in the same way.
 */
export function varied(rng: Rng, hand: WaitingHand, sorted: boolean): WaitingHand {
  const [m, p, s] = shuffled(rng, SUITS) as [Suit, Suit, Suit];
  const honours = shuffled(rng, HONOURS);
  const mirror = rng.below(2) === 1;
  const change = (tile: Tile): Tile => {
    if (isHonour(tile)) return honours[HONOURS.indexOf(tile)] as Tile;
    return inSuit(mirror ? mirrored(tile) : tile, { m, p, s });
  };
  const melds = hand.melds.map((meld) => {
    const [lowest] = sortTiles(groupTiles(meld).map(change));
    return { ...meld, tile: lowest as Tile };
  });
  return { ...hand, concealed: arrange(rng, hand.concealed.map(change), sorted), melds };
}
