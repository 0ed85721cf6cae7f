/** What the tiles of one suit, or the honours, may become: so many groups, with a pair or without. */
import type { Group } from '../core/group.ts';
import { COPIES, type HONOURS, type RANKS, tileAt } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';

/** `tiles` by place in the part; `key` is 2 × groups + pair. */
export interface Arrangement {
  readonly groups: readonly Group[];
  readonly tiles: Uint8Array;
  readonly key: number;
  readonly lack: number;
}

interface Part {
  /** Place of its first kind among all kinds. */
  readonly start: number;
  readonly size: typeof RANKS.length | typeof HONOURS.length;
}

export const PART_LIST: readonly Part[] = [
  { start: 0, size: 9 },
  { start: 9, size: 9 },
  { start: 18, size: 9 },
  { start: 27, size: 7 },
];

interface Block {
  readonly group: Group;
  readonly places: readonly number[];
  readonly step: number;
}

const CHOW_STARTS = 7;
const FIRST_DRAGON = 4;

function blocksOf({ start, size }: Part, hasDragons: boolean): readonly Block[] {
  const isSuit = size === 9;
  const blocks: Block[] = [];
  for (let at = 0; at < size; at++) {
    const tile = tileAt(start + at);
    blocks.push({ group: { kind: 'pung', tile }, places: [at, at, at], step: 2 });
    blocks.push({ group: { kind: 'pair', tile }, places: [at, at], step: 1 });
    const isRun = isSuit ? at < CHOW_STARTS : hasDragons && at === FIRST_DRAGON;
    if (!isRun) continue;
    const kind = isSuit ? 'chow' : 'dragons';
    blocks.push({ group: { kind, tile }, places: [at, at + 1, at + 2], step: 2 });
  }
  return blocks;
}

const BLOCKS = [false, true].map((hasDragons) =>
  PART_LIST.map((part) => blocksOf(part, hasDragons)),
);

/** Keys run from 0 to those of four groups and a pair. */
export const KEYS = 10;

interface Search {
  readonly blocks: readonly Block[];
  readonly held: Uint8Array;
  readonly room: Uint8Array;
  readonly most: number;
  readonly sets: number;
}

/** A group touches a tile that is held: others are made only where nothing else is left to make. */
function search({ blocks, held, room, most, sets }: Search): readonly Arrangement[] {
  const found: Arrangement[] = [];
  const tiles = new Uint8Array(held.length);
  const groups: Group[] = [];
  const go = (from: number, key: number, lack: number): void => {
    found.push({ groups: [...groups], tiles: tiles.slice(), key, lack });
    for (let at = from; at < blocks.length; at++) {
      const { group, places, step } = blocks[at] as Block;
      if (key + step > Math.min(KEYS - 1, 2 * sets + 1) || (key & step & 1) === 1) continue;
      let more = lack;
      let fits = true;
      let touches = false;
      for (const place of places) {
        const used = (tiles[place] as number) + 1;
        tiles[place] = used;
        if (used > (held[place] as number)) more++;
        else touches = true;
        if (used > (room[place] as number)) fits = false;
      }
      if (fits && touches && more <= most) {
        groups.push(group);
        go(group.kind === 'chow' || group.kind === 'dragons' ? at : at + 1, key + step, more);
        groups.pop();
      }
      for (const place of places) tiles[place] = (tiles[place] as number) - 1;
    }
  };
  go(0, 0, 0);
  return found;
}

const known = new Map<string, readonly Arrangement[]>();
const MOST_KNOWN = 5_000;

interface Stock {
  readonly held: TileCounts;
  /** Copies that may be held in the end: those in hand and those that may still come. */
  readonly room: TileCounts;
}

/** Every way to use the tiles of a part for at most `sets` groups and a pair that lacks at most `most` tiles. */
export function arrangementsOf(
  { held, room }: Stock,
  at: number,
  { most, sets, hasDragons }: { most: number; sets: number; hasDragons: boolean },
): readonly Arrangement[] {
  const { start, size } = PART_LIST[at] as Part;
  let key = `${hasDragons && at === 3 ? 'd' : size}${sets}${most}`;
  const own = new Uint8Array(size);
  const own2 = new Uint8Array(size);
  for (let place = 0; place < size; place++) {
    own[place] = copiesAt(held, start + place);
    own2[place] = Math.min(COPIES, copiesAt(room, start + place));
    key += String.fromCharCode(48 + 5 * (own[place] as number) + (own2[place] as number));
  }
  key += start;
  const before = known.get(key);
  if (before !== undefined) return before;
  const blocks = (BLOCKS[hasDragons ? 1 : 0] as (readonly Block[])[])[at] as readonly Block[];
  const found = search({ blocks, held: own, room: own2, most, sets });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/**
 * All places, suit after suit in an order that depends on what they hold and not on their names, so
 * that hands that differ in their suits alone are judged alike.
 */
export function placesInOrder(
  { held, reds }: { readonly held: TileCounts; readonly reds: TileCounts },
  live: TileCounts,
): readonly number[] {
  const suits = PART_LIST.slice(0, -1).map(({ start, size }) => {
    const places = Array.from({ length: size }, (_, at) => start + at);
    const key = places
      .map((at) => `${copiesAt(held, at)}${copiesAt(live, at)}${copiesAt(reds, at)}`)
      .join('');
    return { places, key };
  });
  suits.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const { start, size } = PART_LIST[3] as Part;
  const honours = Array.from({ length: size }, (_, at) => start + at);
  return [...suits.flatMap(({ places }) => places), ...honours];
}

export const partOf = (place: number): number =>
  PART_LIST.findIndex(({ start, size }) => place < start + size);
