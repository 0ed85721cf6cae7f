/**
 * All discards of a packed hand, each with its distance and the kinds it accepts,
 * for four groups and a pair. Tiles that lead a part into the same class are
 * tried once for all of them.
 */
import { COPIES } from '../core/tile.ts';
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

class DiscardReader {
  private readonly tables: HandTables;
  private distanceFor: Int8Array;
  private readonly keys = new Int32Array(PARTS);
  private readonly copies = new Uint8Array(PARTS * PART_SIZE);
  private readonly classes = new Int32Array(PARTS);
  private left = 0;
  private right = 0;
  private readonly drawnClasses = new Uint8Array(PARTS * PART_SIZE);
  private readonly drawnRanks = new Uint16Array(PARTS * PART_SIZE);
  private readonly drawnEnds = new Uint8Array(PARTS);
  private readonly discardClasses = new Uint8Array(MOST_KINDS);

  constructor(tables: HandTables) {
    this.tables = tables;
    this.distanceFor = tables.distance[0] as Int8Array;
  }

  /**
   * Reads 3n + 2 tiles for so many groups and a pair. Discards that leave the hand
   * further away than `limit` are passed over.
   */
  read(hand: PackedHand, groups: number, table: DiscardTable, limit: number): void {
    this.distanceFor = this.tables.distance[groups] as Int8Array;
    for (let part = 0; part < PARTS; part++) this.readPart(part, hand[part] as number);
    this.left = this.halfWith(0, this.classes[0] as number);
    this.right = this.halfWith(2, this.classes[2] as number);
    table.size = 0;
    for (let part = 0; part < PARTS; part++) this.readDiscardsOf(table, part, limit);
  }

  private classesOf(part: number): Uint8Array {
    return part === HONOUR_PART ? this.tables.honours : this.tables.suits;
  }

  private halfWith(part: number, own: number): number {
    if (part < 2) {
      const other = this.classes[1 - part] as number;
      return this.tables.twoSuits[(own << SUIT_BITS) | other] as number;
    }
    const suit = part === HONOUR_PART ? (this.classes[2] as number) : own;
    const honours = part === HONOUR_PART ? own : (this.classes[HONOUR_PART] as number);
    return this.tables.withHonours[(suit << HONOUR_BITS) | honours] as number;
  }

  private distanceWith(part: number, own: number): number {
    const half = this.halfWith(part, own);
    const place = part < 2 ? (half << JOINT_BITS) | this.right : (this.left << JOINT_BITS) | half;
    return this.distanceFor[place] as number;
  }

  private setClass(part: number, own: number): void {
    this.classes[part] = own;
    if (part < 2) this.left = this.halfWith(part, own);
    else this.right = this.halfWith(part, own);
  }

  private addDrawn(part: number, end: number, drawn: number, rank: number): number {
    let place = part * PART_SIZE;
    while (place < end && this.drawnClasses[place] !== drawn) place++;
    this.drawnClasses[place] = drawn;
    this.drawnRanks[place] = (place === end ? 0 : (this.drawnRanks[place] as number)) | (1 << rank);
    return Math.max(end, place + 1);
  }

  private readPart(part: number, key: number): void {
    const classOf = this.classesOf(part);
    const start = part * PART_SIZE;
    const own = classOf[key] as number;
    this.keys[part] = key;
    this.classes[part] = own;
    let end = start;
    let rest = key;
    for (let rank = 0; rank < kindsIn(part); rank++) {
      const higher = Math.floor(rest / (COPIES + 1));
      const held = rest - higher * (COPIES + 1);
      rest = higher;
      this.copies[start + rank] = held;
      if (held === COPIES) continue;
      const drawn = classOf[key + valueAt(rank)] as number;
      if (drawn !== own) end = this.addDrawn(part, end, drawn, rank);
    }
    this.drawnEnds[part] = end;
  }

  private acceptedIn(part: number, above: number): number {
    let ranks = 0;
    for (let place = part * PART_SIZE; place < (this.drawnEnds[part] as number); place++) {
      const nearer = this.distanceWith(part, this.drawnClasses[place] as number) < above;
      if (nearer) ranks |= this.drawnRanks[place] as number;
    }
    return ranks;
  }

  private acceptedBeside(part: number, key: number, above: number): number {
    const classOf = this.classesOf(part);
    const own = this.classes[part] as number;
    let ranks = 0;
    for (let rank = 0; rank < kindsIn(part); rank++) {
      if (this.copies[part * PART_SIZE + rank] === COPIES) continue;
      const drawn = classOf[key + valueAt(rank)] as number;
      if (drawn !== own && this.distanceWith(part, drawn) < above) ranks |= 1 << rank;
    }
    return ranks;
  }

  private readDiscard(table: DiscardTable, part: number, key: number, like: number): void {
    const { size: at, distances, accepts } = table;
    const distanceAfter = distances[at] as number;
    for (let other = 0; other < PARTS; other++) {
      const known = like < at ? accepts[like * PARTS + other] : undefined;
      accepts[at * PARTS + other] =
        other === part
          ? this.acceptedBeside(part, key, distanceAfter)
          : (known ?? this.acceptedIn(other, distanceAfter));
    }
    table.size++;
  }

  private readDiscardsOf(table: DiscardTable, part: number, limit: number): void {
    const first = table.size;
    const before = this.classes[part] as number;
    for (let rank = 0; rank < kindsIn(part); rank++) {
      if (this.copies[part * PART_SIZE + rank] === 0) continue;
      const key = (this.keys[part] as number) - valueAt(rank);
      const own = this.classesOf(part)[key] as number;
      const distanceAfter = this.distanceWith(part, own);
      if (distanceAfter > limit) continue;
      let like = first;
      this.discardClasses[table.size] = own;
      while (this.discardClasses[like] !== own) like++;
      table.tiles[table.size] = part * PART_SIZE + rank;
      table.distances[table.size] = distanceAfter;
      this.setClass(part, own);
      this.readDiscard(table, part, key, like);
      this.setClass(part, before);
    }
  }
}

let reader: DiscardReader | undefined;

/** The one reader that everybody shares: what it reads is in the table when it returns. */
export function discardReader(): DiscardReader {
  reader ??= new DiscardReader(handTables());
  return reader;
}
