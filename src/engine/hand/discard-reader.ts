/**
 * All discards of a packed hand, each with its distance and the kinds it accepts,
 * for four groups and a pair. Every draw is a few look-ups and no decision: what a
 * processor cannot foresee costs it more than reading a kind that is not accepted.
 */
import { type HandTables, HONOUR_BITS, handTables, JOINT_BITS, SUIT_BITS } from './hand-tables.ts';
import {
  HONOUR_PART,
  kindsIn,
  PART_SIZE,
  PARTS,
  type PackedHand,
  partAt,
  valueAt,
} from './packed-hand.ts';
import { partRanks } from './part-ranks.ts';

const MOST_KINDS = 14;

/** Filled again and again by the reader, so that reading a hand makes nothing. */
export interface DiscardTable {
  size: number;
  readonly tiles: Uint8Array;
  readonly distances: Int8Array;
  /** What each accepts: for every part of the hand a mask, bit r − 1 for rank r. */
  readonly accepts: Uint16Array;
}

export const createDiscardTable = (): DiscardTable => ({
  size: 0,
  tiles: new Uint8Array(MOST_KINDS),
  distances: new Int8Array(MOST_KINDS),
  accepts: new Uint16Array(MOST_KINDS * PARTS),
});

export function isAccepted({ accepts }: DiscardTable, place: number, index: number): boolean {
  const ranks = accepts[place * PARTS + partAt(index)] as number;
  return ((ranks >> (index % PART_SIZE)) & 1) === 1;
}

export function accept({ accepts }: DiscardTable, place: number, index: number): void {
  const part = place * PARTS + partAt(index);
  accepts[part] = (accepts[part] as number) | (1 << (index % PART_SIZE));
}

/** How far the class of a part is shifted in the table of its half. */
const CLASS_SHIFTS = Uint8Array.of(SUIT_BITS, SUIT_BITS, HONOUR_BITS, 0);
/** How far the class beside it is. Two suits may stand in either order. */
const BESIDE_SHIFTS = Uint8Array.of(0, 0, 0, HONOUR_BITS);
/** How far the class of its half is shifted in the tables of distances. */
const HALF_SHIFTS = Uint8Array.of(JOINT_BITS, JOINT_BITS, 0, 0);
/** How far the class of the other half is. */
const ACROSS_SHIFTS = Uint8Array.of(0, 0, JOINT_BITS, JOINT_BITS);

const besideOf = (part: number): number => part ^ 1;
/** The first part of the half that a part stands in, and of the other half. */
const halfOf = (part: number): number => part & 2;
const acrossOf = (part: number): number => halfOf(part) ^ 2;

const RANKS_OF_PART = (1 << PART_SIZE) - 1;
const RANKS_OF_HONOURS = (1 << kindsIn(HONOUR_PART)) - 1;

class DiscardReader {
  private readonly tables: HandTables;
  private distanceFor: Int8Array;
  private readonly keys = new Int32Array(PARTS).fill(-1);
  private readonly held = new Uint16Array(PARTS);
  private readonly classes = new Uint8Array(PARTS);
  /** What one tile more adds to the key of its part: nothing where none can come. */
  private readonly steps = new Int32Array(PARTS * PART_SIZE);
  /** Class of the part, and of its half, with one tile more. */
  private readonly drawnClasses = new Uint8Array(PARTS * PART_SIZE);
  private readonly drawnHalves = new Uint8Array(PARTS * PART_SIZE);
  /** What stands beside a part, and across from it, at its place in the tables. */
  private readonly besides = new Int32Array(PARTS);
  private readonly acrosses = new Int32Array(PARTS);
  private readonly tried = new Uint8Array(PARTS * PART_SIZE);

  constructor(tables: HandTables) {
    this.tables = tables;
    this.distanceFor = tables.distance[0] as Int8Array;
  }

  /**
   * Reads 3n + 2 tiles for so many groups and a pair. Discards that leave the hand
   * further away than `limit` are passed over.
   */
  read(hand: PackedHand, groups: number, table: DiscardTable, limit: number): void {
    this.readHand(hand, groups);
    table.size = 0;
    for (let part = 0; part < PARTS; part++) this.readDiscardsOf(table, part, limit);
  }

  /** Fills in what 3n + 1 tiles accept, a mask for each part, and returns their distance. */
  readAccepted(hand: PackedHand, groups: number, accepts: Uint16Array): number {
    this.readHand(hand, groups);
    const left = this.halfWith(0, this.classes[0] as number);
    const distance = this.distanceWith(0, left);
    this.acceptAcross(accepts, 0, distance);
    this.acceptAcross(accepts, 2, distance);
    return distance;
  }

  /** Only the parts that are not those of the hand before are read again. */
  private readHand(hand: PackedHand, groups: number): void {
    this.distanceFor = this.tables.distance[groups] as Int8Array;
    for (let part = 0; part < PARTS; part++) {
      if (hand[part] !== this.keys[part]) this.readPart(part, hand[part] as number);
    }
    for (let part = 0; part < PARTS; part++) {
      const beside = this.classes[besideOf(part)] as number;
      this.besides[part] = beside << (BESIDE_SHIFTS[part] as number);
    }
    for (let part = 0; part < PARTS; part++) this.readHalf(part);
  }

  private classesOf(part: number): Uint8Array {
    return part === HONOUR_PART ? this.tables.honours : this.tables.suits;
  }

  private halvesOf(part: number): Uint8Array {
    return part < 2 ? this.tables.twoSuits : this.tables.withHonours;
  }

  private halfWith(part: number, own: number): number {
    const place = (own << (CLASS_SHIFTS[part] as number)) | (this.besides[part] as number);
    return this.halvesOf(part)[place] as number;
  }

  private distanceWith(part: number, half: number): number {
    const place = (half << (HALF_SHIFTS[part] as number)) | (this.acrosses[part] as number);
    return this.distanceFor[place] as number;
  }

  private readPart(part: number, key: number): void {
    const { steps, drawnClasses } = this;
    const classOf = this.classesOf(part);
    const { held, full } = partRanks(key);
    const room = ~full & (part === HONOUR_PART ? RANKS_OF_HONOURS : RANKS_OF_PART);
    const start = part * PART_SIZE;
    for (let rank = 0; rank < PART_SIZE; rank++) {
      const step = ((room >> rank) & 1) * valueAt(rank);
      steps[start + rank] = step;
      drawnClasses[start + rank] = classOf[key + step] as number;
    }
    this.keys[part] = key;
    this.held[part] = held;
    this.classes[part] = classOf[key] as number;
  }

  private readHalf(part: number): void {
    const { drawnClasses, drawnHalves } = this;
    const halves = this.halvesOf(part);
    const shift = CLASS_SHIFTS[part] as number;
    const beside = this.besides[part] as number;
    const start = part * PART_SIZE;
    for (let place = start; place < start + PART_SIZE; place++) {
      drawnHalves[place] = halves[((drawnClasses[place] as number) << shift) | beside] as number;
    }
    const across = acrossOf(part);
    const half = this.halfWith(part, this.classes[part] as number);
    this.acrosses[across] = half << (ACROSS_SHIFTS[across] as number);
    this.acrosses[besideOf(across)] = this.acrosses[across] as number;
  }

  /** Writes for both parts of a half which kinds bring it nearer than `above`. */
  private acceptAcross(accepts: Uint16Array, place: number, above: number): void {
    const { drawnHalves, distanceFor } = this;
    const part = place % PARTS;
    const shift = HALF_SHIFTS[part] as number;
    const across = this.acrosses[part] as number;
    const start = part * PART_SIZE;
    let kinds = 0;
    for (let kind = 0; kind < 2 * PART_SIZE; kind++) {
      const half = drawnHalves[start + kind] as number;
      const distance = distanceFor[(half << shift) | across] as number;
      // The highest bit of a difference is set where it is negative.
      kinds |= ((distance - above) >>> 31) << kind;
    }
    accepts[place] = kinds & RANKS_OF_PART;
    accepts[place + 1] = kinds >> PART_SIZE;
  }

  /** The ranks of a part that bring it nearer than `above`, by its classes with one tile more. */
  private acceptedIn(drawn: Uint8Array, part: number, above: number): number {
    const { distanceFor } = this;
    const halves = this.halvesOf(part);
    const classShift = CLASS_SHIFTS[part] as number;
    const beside = this.besides[part] as number;
    const shift = HALF_SHIFTS[part] as number;
    const across = this.acrosses[part] as number;
    const start = part * PART_SIZE;
    let ranks = 0;
    for (let rank = 0; rank < PART_SIZE; rank++) {
      const own = drawn[start + rank] as number;
      const half = halves[(own << classShift) | beside] as number;
      const distance = distanceFor[(half << shift) | across] as number;
      ranks |= ((distance - above) >>> 31) << rank;
    }
    return ranks;
  }

  private tryDraws(part: number, key: number): Uint8Array {
    const { steps, tried } = this;
    const classOf = this.classesOf(part);
    const start = part * PART_SIZE;
    for (let place = start; place < start + PART_SIZE; place++) {
      tried[place] = classOf[key + (steps[place] as number)] as number;
    }
    return tried;
  }

  private readDiscardsOf(table: DiscardTable, part: number, limit: number): void {
    const { accepts } = table;
    const classOf = this.classesOf(part);
    const beside = besideOf(part);
    const across = acrossOf(part);
    const whole = [this.besides[beside] as number, this.acrosses[across] as number] as const;
    for (let left = this.held[part] as number; left > 0; left &= left - 1) {
      const rank = 31 - Math.clz32(left & -left);
      const key = (this.keys[part] as number) - valueAt(rank);
      const own = classOf[key] as number;
      const half = this.halfWith(part, own);
      const distance = this.distanceWith(part, half);
      if (distance > limit) continue;
      const at = table.size++;
      table.tiles[at] = part * PART_SIZE + rank;
      table.distances[at] = distance;
      this.besides[beside] = own << (BESIDE_SHIFTS[beside] as number);
      this.acrosses[across] = half << (ACROSS_SHIFTS[across] as number);
      const row = at * PARTS;
      this.acceptAcross(accepts, row + across, distance);
      accepts[row + part] = this.acceptedIn(this.tryDraws(part, key), part, distance);
      accepts[row + beside] = this.acceptedIn(this.drawnClasses, beside, distance);
    }
    [this.besides[beside], this.acrosses[across]] = whole;
  }
}

let reader: DiscardReader | undefined;

/** The one reader that everybody shares: what it reads is in the table when it returns. */
export function discardReader(): DiscardReader {
  reader ??= new DiscardReader(handTables());
  return reader;
}
