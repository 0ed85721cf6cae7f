/** The wait finder: which tiles complete this hand? */
import { type Group, groupTiles, startsChow } from '../../core/group.ts';
import { asWaiting, checkCopies, type SizeError, type WaitingHand } from '../../core/hand.ts';
import { formatHand, type NotationError, parseHand } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
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
import { type PureKey, type PureSize, pureHandsByWaits, pureTiles } from '../../hand/pure-hands.ts';
import { type Wait, waits } from '../../hand/waits.ts';
import type { Drill, Verdict } from '../former-drill.ts';

/** One suit; several suits; suits with winds and dragons. */
export const WAIT_MIXES = ['pure', 'suits', 'honours'] as const;
export type WaitMix = (typeof WAIT_MIXES)[number];

export interface WaitLevel {
  /** Tiles in the hand; the groups it lacks to thirteen count as made. */
  readonly size: PureSize;
  readonly mix: WaitMix;
  /** At least so many winning tiles, or as many as the level can give. */
  readonly minWaits: number;
  readonly sorted: boolean;
}

export interface WaitQuestion {
  readonly hand: WaitingHand;
}

/** What a text may hold that cannot be asked about, beside what the notation refuses. */
export type WaitQuestionError =
  | NotationError
  | SizeError
  /** Flowers and seasons belong to no group, and a hand won already waits for nothing. */
  | { readonly code: 'no-flowers' | 'no-win' };

/** The question about a hand somebody wrote down. */
export function parseWaitQuestion(text: string): Result<WaitQuestion, WaitQuestionError> {
  const read = parseHand(text);
  if (!read.ok) return read;
  if (read.value.flowers.length > 0) return fail({ code: 'no-flowers' });
  if (read.value.win) return fail({ code: 'no-win' });
  const hand = asWaiting(read.value);
  return hand.ok ? ok({ hand: hand.value }) : hand;
}

/** The same question written down, for an address. */
export const formatWaitQuestion = ({ hand }: WaitQuestion): string =>
  formatHand({ concealed: hand.concealed, melds: hand.melds, flowers: [] });

export const WAIT_MARKS = ['found', 'missed', 'wrong'] as const;
export type WaitMark = (typeof WAIT_MARKS)[number];

export interface WaitVerdict extends Verdict {
  /** Every tile that wins or was chosen, in tile order. */
  readonly tiles: readonly { readonly tile: Tile; readonly mark: WaitMark }[];
}

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

function pureHand(rng: Rng, size: PureSize, minWaits: number): Tile[] {
  const key = pick(rng, pickClass(rng, classesOf(size), minWaits));
  return pureTiles(key, pick(rng, SUITS));
}

const SUITED = TILES.filter(isSuited);
const CHOW_STARTS = TILES.filter(startsChow);

/** A chow or pung anywhere among the suits, or among the honours too. */
function someGroup(rng: Rng, mix: WaitMix): Group {
  if (mix === 'honours' && rng.below(2) === 0) return { kind: 'pung', tile: pick(rng, HONOURS) };
  return rng.below(3) === 0
    ? { kind: 'pung', tile: pick(rng, SUITED) }
    : { kind: 'chow', tile: pick(rng, CHOW_STARTS) };
}

const someGroups = (rng: Rng, mix: WaitMix, count: number): Tile[] =>
  Array.from({ length: count }, () => groupTiles(someGroup(rng, mix))).flat();

/** A pure hand that waits on enough, or on much, with made groups of any family beside it. */
function coreWithGroups(rng: Rng, { size, mix, minWaits }: WaitLevel): Tile[] {
  const core = (1 + 3 * rng.below((size - 1) / 3)) as PureSize;
  return [...pureHand(rng, core, minWaits), ...someGroups(rng, mix, (size - core) / 3)];
}

/** A complete hand of any families, one tile taken away: pairs and runs across suits. */
function completeLessOne(rng: Rng, { size, mix }: WaitLevel): Tile[] {
  const head = pick(rng, mix === 'honours' ? TILES : SUITED);
  const tiles = [head, head, ...someGroups(rng, mix, (size - 1) / 3)];
  tiles.splice(rng.below(tiles.length), 1);
  return tiles;
}

/** Whether the tiles are of as many families as the mix promises, and exist. */
function fits(tiles: readonly Tile[], mix: WaitMix): boolean {
  const families = new Set(tiles.map(familyOf));
  const mixed = mix === 'honours' ? families.has('z') : families.size >= 2;
  return mixed && checkCopies({ concealed: tiles, melds: [], flowers: [] }).ok;
}

const CANDIDATES = 120;

function mixedHand(rng: Rng, level: WaitLevel): Tile[] {
  const classes: Tile[][][] = Array.from({ length: TILES.length + 1 }, () => []);
  for (let tries = 0; tries < CANDIDATES; tries++) {
    const build = rng.below(2) === 0 ? coreWithGroups : completeLessOne;
    const tiles = build(rng, level);
    if (!fits(tiles, level.mix)) continue;
    const count = waits({ concealed: tiles, melds: [], pairInside: true }).length;
    if (count > 0) classes[count]?.push(tiles);
  }
  return pick(rng, pickClass(rng, classes, level.minWaits));
}

/** A lone tile has no second family: it is a suited tile, or an honour where honours belong. */
const loneTile = (rng: Rng, mix: WaitMix): Tile[] => [
  pick(rng, mix === 'honours' ? HONOURS : SUITED),
];

function makeHand(rng: Rng, level: WaitLevel): Tile[] {
  if (level.size === 1) return loneTile(rng, level.mix);
  return level.mix === 'pure' ? pureHand(rng, level.size, level.minWaits) : mixedHand(rng, level);
}

const arranged = (rng: Rng, tiles: readonly Tile[], sorted: boolean): Tile[] =>
  sorted ? [...tiles].sort(compareTiles) : shuffled(rng, tiles);

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

/** The answer with its proof: every winning tile with every reading. */
export const proveWaits = ({ hand }: WaitQuestion): Wait[] => waits(hand);

function make(rng: Rng, level: WaitLevel): WaitQuestion {
  const concealed = arranged(rng, makeHand(rng, level), level.sorted);
  const hand = asWaiting({ concealed, melds: [], flowers: [] });
  if (!hand.ok) throw new Error(`generated a hand of ${concealed.length} tiles`);
  return { hand: hand.value };
}

const solve = (question: WaitQuestion): Tile[] => proveWaits(question).map(({ tile }) => tile);

function check(question: WaitQuestion, answer: readonly Tile[]): WaitVerdict {
  const wins = new Set(solve(question));
  const chosen = new Set(answer);
  const tiles = [...new Set([...wins, ...chosen])].sort(compareTiles).map((tile) => {
    const mark: WaitMark = wins.has(tile) ? (chosen.has(tile) ? 'found' : 'missed') : 'wrong';
    return { tile, mark };
  });
  return { right: tiles.every(({ mark }) => mark === 'found'), tiles };
}

export const findWaits: Drill<WaitLevel, WaitQuestion, readonly Tile[], WaitVerdict> = {
  id: 'find-waits',
  board: 'tile-choice',
  make,
  solve,
  check,
};
