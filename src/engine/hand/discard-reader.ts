/**
 * All discards of a packed hand, each with its distance and the kinds it accepts,
 * for four groups and a pair. Tiles that lead a part into the same class are
 * tried once for all of them.
 */
import { COPIES } from '../core/tile.ts';
import { HONOUR_BITS, handTables, JOINT_BITS, SUIT_BITS } from './hand-tables.ts';
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
  /** How many different discards there are. */
  size: number;
  /** The discard, by its place in the tile order. */
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

/** Whether the discard at a place of the table accepts a kind. */
export function isAccepted({ accepts }: DiscardTable, place: number, index: number): boolean {
  const ranks = accepts[place * PARTS + partAt(index)] as number;
  return ((ranks >> (index % PART_SIZE)) & 1) === 1;
}

/** Notes that the discard at a place of the table accepts a kind. */
export function accept({ accepts }: DiscardTable, place: number, index: number): void {
  const part = place * PARTS + partAt(index);
  accepts[part] = (accepts[part] as number) | (1 << (index % PART_SIZE));
}

/**
 * Reads 3n + 2 tiles for so many groups and a pair. Discards that leave the hand
 * further away than `limit` are passed over.
 */
export type DiscardReader = (
  hand: PackedHand,
  groups: number,
  table: DiscardTable,
  limit: number,
) => void;

function createReader(): DiscardReader {
  const { suits, honours, twoSuits, withHonours, distance } = handTables();
  /** The hand under consideration: its keys, its copies, the classes of its parts and halves. */
  const keys = new Int32Array(PARTS);
  const copies = new Uint8Array(PARTS * PART_SIZE);
  const classes = new Int32Array(PARTS);
  let [left, right] = [0, 0];
  /** The classes that a drawn tile leads a part into, and the ranks that do. */
  const drawnClasses = new Uint8Array(PARTS * PART_SIZE);
  const drawnRanks = new Uint16Array(PARTS * PART_SIZE);
  const drawnEnds = new Uint8Array(PARTS);
  const discardClasses = new Uint8Array(MOST_KINDS);
  let distanceFor = distance[0] as Int8Array;

  const classesOf = (part: number): Uint8Array => (part === HONOUR_PART ? honours : suits);

  /** The class of the half that a part stands in, if the part were of this class. */
  const halfWith = (part: number, own: number): number => {
    if (part < 2) return twoSuits[(own << SUIT_BITS) | (classes[1 - part] as number)] as number;
    const suit = part === HONOUR_PART ? (classes[2] as number) : own;
    const others = part === HONOUR_PART ? own : (classes[HONOUR_PART] as number);
    return withHonours[(suit << HONOUR_BITS) | others] as number;
  };

  const distanceWith = (part: number, own: number): number => {
    const half = halfWith(part, own);
    const place = part < 2 ? (half << JOINT_BITS) | right : (left << JOINT_BITS) | half;
    return distanceFor[place] as number;
  };

  const setClass = (part: number, own: number): void => {
    classes[part] = own;
    if (part < 2) left = halfWith(part, own);
    else right = halfWith(part, own);
  };

  /** Puts a drawn rank with those that lead the part into the same class; gives the end. */
  const addDrawn = (part: number, end: number, drawn: number, rank: number): number => {
    let place = part * PART_SIZE;
    while (place < end && drawnClasses[place] !== drawn) place++;
    drawnClasses[place] = drawn;
    drawnRanks[place] = (place === end ? 0 : (drawnRanks[place] as number)) | (1 << rank);
    return Math.max(end, place + 1);
  };

  const readPart = (part: number, key: number): void => {
    const classOf = classesOf(part);
    const start = part * PART_SIZE;
    const own = classOf[key] as number;
    keys[part] = key;
    classes[part] = own;
    let end = start;
    let rest = key;
    for (let rank = 0; rank < kindsIn(part); rank++) {
      const higher = Math.floor(rest / (COPIES + 1));
      const held = rest - higher * (COPIES + 1);
      rest = higher;
      copies[start + rank] = held;
      if (held === COPIES) continue;
      const drawn = classOf[key + valueAt(rank)] as number;
      if (drawn !== own) end = addDrawn(part, end, drawn, rank);
    }
    drawnEnds[part] = end;
  };

  /** The ranks of another part that bring the hand below a distance. */
  const acceptedIn = (part: number, above: number): number => {
    let ranks = 0;
    for (let place = part * PART_SIZE; place < (drawnEnds[part] as number); place++) {
      const nearer = distanceWith(part, drawnClasses[place] as number) < above;
      if (nearer) ranks |= drawnRanks[place] as number;
    }
    return ranks;
  };

  /** The ranks of the discard's own part that do. */
  const acceptedBeside = (part: number, key: number, above: number): number => {
    const classOf = classesOf(part);
    const own = classes[part] as number;
    let ranks = 0;
    for (let rank = 0; rank < kindsIn(part); rank++) {
      if (copies[part * PART_SIZE + rank] === COPIES) continue;
      const drawn = classOf[key + valueAt(rank)] as number;
      if (drawn !== own && distanceWith(part, drawn) < above) ranks |= 1 << rank;
    }
    return ranks;
  };

  /** A discard after which the part has this key; like one before it outside the part, perhaps. */
  const readDiscard = (table: DiscardTable, part: number, key: number, like: number): void => {
    const { size: at, distances, accepts } = table;
    const distanceAfter = distances[at] as number;
    for (let other = 0; other < PARTS; other++) {
      const known = like < at ? accepts[like * PARTS + other] : undefined;
      accepts[at * PARTS + other] =
        other === part
          ? acceptedBeside(part, key, distanceAfter)
          : (known ?? acceptedIn(other, distanceAfter));
    }
    table.size++;
  };

  const readDiscardsOf = (table: DiscardTable, part: number, limit: number): void => {
    const first = table.size;
    const before = classes[part] as number;
    for (let rank = 0; rank < kindsIn(part); rank++) {
      if (copies[part * PART_SIZE + rank] === 0) continue;
      const key = (keys[part] as number) - valueAt(rank);
      const own = classesOf(part)[key] as number;
      const distanceAfter = distanceWith(part, own);
      if (distanceAfter > limit) continue;
      let like = first;
      discardClasses[table.size] = own;
      while (discardClasses[like] !== own) like++;
      table.tiles[table.size] = part * PART_SIZE + rank;
      table.distances[table.size] = distanceAfter;
      setClass(part, own);
      readDiscard(table, part, key, like);
      setClass(part, before);
    }
  };

  return (hand, groups, table, limit) => {
    distanceFor = distance[groups] as Int8Array;
    for (let part = 0; part < PARTS; part++) readPart(part, hand[part] as number);
    left = halfWith(0, classes[0] as number);
    right = halfWith(2, classes[2] as number);
    table.size = 0;
    for (let part = 0; part < PARTS; part++) readDiscardsOf(table, part, limit);
  };
}

let reader: DiscardReader | undefined;

export function discardReader(): DiscardReader {
  reader ??= createReader();
  return reader;
}
