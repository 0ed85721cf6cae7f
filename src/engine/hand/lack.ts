/**
 * How few tiles a hand lacks of so many sets and a pair, where only some sets may be made and only
 * some copies are left to make them of. Exact: every way to fill the ranks is weighed.
 */

import { groupTiles, type Meld } from '../core/group.ts';
import { COPIES, TILES } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';

export interface Stock {
  readonly held: TileCounts;
  readonly room: TileCounts;
}

/** The tiles held, and the copies of each kind that lie in no meld. */
export const stockOf = (held: TileCounts, melds: readonly Meld[]): Stock => ({
  held,
  room: countTiles(melds.flatMap(groupTiles)).map((copies) => COPIES - copies),
});

interface Work {
  readonly stock: Stock;
  readonly makes: SetRules;
  readonly sets: number;
}

/** Which sets may be made, by the place of their lowest tile. */
export interface SetRules {
  readonly chows: (place: number) => boolean;
  readonly pungs: (place: number) => boolean;
  readonly pairs: (place: number) => boolean;
}

export const FAR = 99;

const MOST_SETS = 4;
/** At `2g + p`: what g sets and p pairs lack. */
const SIZE = 2 * (MOST_SETS + 1);
type Lack = Uint8Array;

const RANKS_IN_SUIT = 9;
const LAST_CHOW = 6;
const COUNTS = MOST_SETS + 1;

const nothing = (size = SIZE): Lack => {
  const lack = new Uint8Array(size).fill(FAR);
  lack[0] = 0;
  return lack;
};

function beginnings(makes: SetRules, place: number): readonly (readonly [number, number])[] {
  const pung = makes.pungs(place);
  const pair = makes.pairs(place);
  return [[0, 0], ...(pair ? ([[2, 1]] as const) : []), ...(pung ? ([[3, 2]] as const) : [])];
}

/** One rank of a suit: chows that the two ranks before began go on. */
function afterRank(before: Lack, place: number, { stock, makes, sets }: Work): Lack {
  const after = new Uint8Array(before.length).fill(FAR);
  const canChow = place % RANKS_IN_SUIT <= LAST_CHOW && makes.chows(place);
  const begin = beginnings(makes, place);
  const have = copiesAt(stock.held, place);
  const most = copiesAt(stock.room, place);
  const end = 2 * sets + 1;
  for (let at = 0; at < before.length; at++) {
    const lacked = before[at] as number;
    if (lacked === FAR) continue;
    const state = Math.floor(at / SIZE);
    const begun = Math.floor(state / COUNTS);
    const going = begun + (state % COUNTS);
    for (let chows = 0; chows <= (canChow ? sets : 0); chows++) {
      for (const [tiles, step] of begin) {
        const made = (at % SIZE) + 2 * chows + step;
        const used = going + chows + tiles;
        if (made > end || used > most || (at & step & 1) === 1) continue;
        const to = (chows * COUNTS + begun) * SIZE + made;
        const lack = lacked + Math.max(0, used - have);
        if (lack < (after[to] as number)) after[to] = lack;
      }
    }
  }
  return after;
}

function readSuit(start: number, work: Work): Lack {
  let lack = nothing(COUNTS * COUNTS * SIZE);
  for (let rank = 0; rank < RANKS_IN_SUIT; rank++) {
    lack = afterRank(lack, start + rank, work);
  }
  return lack.slice(0, SIZE);
}

const known = new WeakMap<SetRules, Map<number, Lack>>();
const MOST_KNOWN = 20_000;

function keyOf(start: number, { stock, sets }: Work): number {
  let key = start + sets;
  for (let at = start; at < start + RANKS_IN_SUIT; at++) {
    key = (key * COUNTS + copiesAt(stock.held, at)) * COUNTS + copiesAt(stock.room, at);
  }
  return key;
}

function suitLack(start: number, work: Work): Lack {
  const before = known.get(work.makes) ?? new Map<number, Lack>();
  const key = keyOf(start, work);
  const lack = before.get(key) ?? readSuit(start, work);
  if (before.size >= MOST_KNOWN) before.clear();
  before.set(key, lack);
  known.set(work.makes, before);
  return lack;
}

function join(a: Lack, b: Lack): Lack {
  const both = new Uint8Array(SIZE).fill(FAR);
  for (let i = 0; i < SIZE; i++) {
    if (a[i] === FAR) continue;
    for (let j = 0; i + j < SIZE; j++) {
      if ((i & j & 1) === 1) continue;
      const lack = (a[i] as number) + (b[j] as number);
      if (lack < (both[i + j] as number)) both[i + j] = lack;
    }
  }
  return both;
}

function honorsLack(places: readonly number[], { stock, makes }: Work): Lack {
  const { held, room } = stock;
  return places.reduce((lack, place) => {
    const honour = nothing();
    for (const [tiles, step] of beginnings(makes, place)) {
      if (tiles <= copiesAt(room, place)) honour[step] = Math.max(0, tiles - copiesAt(held, place));
    }
    return join(lack, honour);
  }, nothing());
}

const SUIT_STARTS = [0, 9, 18];
const placesFrom = (start: number, end: number): readonly number[] =>
  TILES.map((_, at) => at).slice(start, end);
const WINDS = placesFrom(27, 31);
const DRAGONS = placesFrom(31, 34);

export const LACK_PARTS = ['m', 'p', 's', 'winds', 'dragons'] as const;
export type LackPart = (typeof LACK_PARTS)[number];

const partLacks = (work: Work): readonly Lack[] => [
  ...SUIT_STARTS.map((start) => suitLack(start, work)),
  honorsLack(WINDS, work),
  honorsLack(DRAGONS, work),
];

interface Wanted {
  readonly sets: number;
  readonly makes: SetRules;
  /** Whether the pair has to be made as well; by default it has. */
  readonly pair?: boolean;
  readonly needs?: readonly LackPart[];
}

export const ANY_SETS: SetRules = { chows: () => true, pungs: () => true, pairs: () => true };

/** Tiles lacking of the sets and a pair; {@link FAR} or more where they cannot be made. */
export function lackOf(stock: Stock, { sets, makes, pair = true, needs = [] }: Wanted): number {
  const whole = partLacks({ stock, makes, sets }).reduce((all, part, at) => {
    const needed = needs.includes(LACK_PARTS[at] as LackPart);
    return join(all, needed ? part.with(0, FAR) : part);
  }, nothing());
  return whole[2 * sets + Number(pair)] as number;
}
