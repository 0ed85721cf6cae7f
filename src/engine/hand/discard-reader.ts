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

export type DiscardReader = (
  hands: PackedHand,
  at: number,
  groups: number,
  table: DiscardTable,
) => void;

function createReader(): DiscardReader {
  const { suits, honours, twoSuits, withHonours, distance } = handTables();
  /** The hand under consideration: its keys, its classes, its copies. */
  const keys = new Int32Array(PARTS);
  const classes = new Int32Array(PARTS);
  const copies = new Uint8Array(PARTS * PART_SIZE);
  /** The classes that a drawn tile leads a part into, and the ranks that do. */
  const drawnClasses = new Uint8Array(PARTS * PART_SIZE);
  const drawnRanks = new Uint16Array(PARTS * PART_SIZE);
  const drawnEnds = new Uint8Array(PARTS);
  const discardClasses = new Uint8Array(MOST_KINDS);
  let distanceFor = distance[0] as Int8Array;

  const classesOf = (part: number): Uint8Array => (part === HONOUR_PART ? honours : suits);

  const distanceNow = (): number => {
    const left = twoSuits[((classes[0] as number) << SUIT_BITS) | (classes[1] as number)] as number;
    const right = withHonours[
      ((classes[2] as number) << HONOUR_BITS) | (classes[3] as number)
    ] as number;
    return distanceFor[(left << JOINT_BITS) | right] as number;
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
      const count = rest - higher * (COPIES + 1);
      rest = higher;
      copies[start + rank] = count;
      if (count === COPIES) continue;
      const drawn = classOf[key + valueAt(rank)] as number;
      if (drawn === own) continue;
      let place = start;
      while (place < end && drawnClasses[place] !== drawn) place++;
      if (place === end) {
        drawnClasses[end] = drawn;
        drawnRanks[end++] = 0;
      }
      drawnRanks[place] = (drawnRanks[place] as number) | (1 << rank);
    }
    drawnEnds[part] = end;
  };

  /** The ranks of another part that bring the hand below a distance. */
  const acceptedIn = (part: number, above: number): number => {
    const own = classes[part] as number;
    let ranks = 0;
    for (let place = part * PART_SIZE; place < (drawnEnds[part] as number); place++) {
      classes[part] = drawnClasses[place] as number;
      if (distanceNow() < above) ranks |= drawnRanks[place] as number;
    }
    classes[part] = own;
    return ranks;
  };

  /** The ranks of the discard's own part that bring the hand below a distance. */
  const acceptedBeside = (part: number, key: number, above: number): number => {
    const classOf = classesOf(part);
    const own = classes[part] as number;
    let ranks = 0;
    for (let rank = 0; rank < kindsIn(part); rank++) {
      const left = key + valueAt(rank);
      const drawn = copies[part * PART_SIZE + rank] === COPIES ? own : (classOf[left] as number);
      if (drawn === own) continue;
      classes[part] = drawn;
      if (distanceNow() < above) ranks |= 1 << rank;
    }
    classes[part] = own;
    return ranks;
  };

  const readDiscard = (table: DiscardTable, part: number, rank: number, first: number): void => {
    const { distances, accepts } = table;
    const at = table.size++;
    const key = (keys[part] as number) - valueAt(rank);
    const own = classesOf(part)[key] as number;
    const before = classes[part] as number;
    classes[part] = own;
    discardClasses[at] = own;
    table.tiles[at] = part * PART_SIZE + rank;
    let like = first;
    while (discardClasses[like] !== own) like++;
    distances[at] = like < at ? (distances[like] as number) : distanceNow();
    for (let other = 0; other < PARTS; other++) {
      accepts[at * PARTS + other] =
        other === part
          ? acceptedBeside(part, key, distances[at] as number)
          : like < at
            ? (accepts[like * PARTS + other] as number)
            : acceptedIn(other, distances[at] as number);
    }
    classes[part] = before;
  };

  return (hands, at, groups, table) => {
    distanceFor = distance[groups] as Int8Array;
    for (let part = 0; part < PARTS; part++) readPart(part, hands[at + part] as number);
    table.size = 0;
    for (let part = 0; part < PARTS; part++) {
      const first = table.size;
      for (let rank = 0; rank < kindsIn(part); rank++) {
        if (copies[part * PART_SIZE + rank]) readDiscard(table, part, rank, first);
      }
    }
  };
}

let reader: DiscardReader | undefined;

export function discardReader(): DiscardReader {
  reader ??= createReader();
  return reader;
}
