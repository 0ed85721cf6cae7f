/**
 * A hand as four numbers: for the characters, the circles, the bamboos and the
 * honours the copies of each rank in base five, rank 1 (East) the lowest place.
 * A tile more is an addition, and each number is a place in the tables.
 */
import { COPIES, HONOURS, TILES, type Tile, tileIndex } from '../core/tile.ts';

/** Four keys: `m p s z`. */
export type PackedHand = Int32Array;

export const PARTS = 4;
export const PART_SIZE = 9;
export const HONOUR_PART = 3;

export const kindsIn = (part: number): number =>
  part === HONOUR_PART ? HONOURS.length : PART_SIZE;

const VALUES = Int32Array.from(TILES, (_, index) => (COPIES + 1) ** (index % PART_SIZE));

export const valueAt = (index: number): number => VALUES[index] as number;

export const partAt = (index: number): number => Math.floor(index / PART_SIZE);

/** Packs tiles; no kind more than four times. */
export function packHand(tiles: Iterable<Tile>): PackedHand {
  const hand = new Int32Array(PARTS);
  for (const tile of tiles) addTile(hand, tileIndex(tile));
  return hand;
}

export function addTile(hand: PackedHand, index: number): void {
  const part = partAt(index);
  hand[part] = (hand[part] as number) + valueAt(index);
}

export function takeTile(hand: PackedHand, index: number): void {
  const part = partAt(index);
  hand[part] = (hand[part] as number) - valueAt(index);
}

/** Copies of a rank (0–8) in the key of a part. */
export const copiesInKey = (key: number, rank: number): number =>
  Math.floor(key / (VALUES[rank] as number)) % (COPIES + 1);

export const copiesInHand = (hand: PackedHand, index: number): number =>
  copiesInKey(hand[partAt(index)] as number, index % PART_SIZE);

/** Places of the kinds in the masks of four parts that begin here, bit r − 1 for rank r. */
export function placesIn(masks: ArrayLike<number>, at: number): readonly number[] {
  const places: number[] = [];
  for (let part = 0; part < PARTS; part++) {
    for (let ranks = masks[at + part] as number; ranks > 0; ranks &= ranks - 1) {
      const lowest = 31 - Math.clz32(ranks & -ranks);
      places.push(part * PART_SIZE + lowest);
    }
  }
  return places;
}

export type KeyStep = (before: number, copies: number) => number;

/** A number for every key of a part, made place by place, lowest first, from 0. */
export function overAllKeys(steps: readonly KeyStep[]): Uint16Array {
  let numbers = new Uint16Array(1);
  for (const step of steps) {
    const more = new Uint16Array(numbers.length * (COPIES + 1));
    for (let copies = 0; copies <= COPIES; copies++) {
      const start = copies * numbers.length;
      for (let key = 0; key < numbers.length; key++) {
        more[start + key] = step(numbers[key] as number, copies);
      }
    }
    numbers = more;
  }
  return numbers;
}
