/**
 * All discards of a packed hand, each with its distance and the kinds it accepts, for four groups
 * and a pair. Every draw is a few look-ups and no decision: what a processor cannot foresee costs
 * it more than looking a kind up that is not accepted. What was read of a hand stays here, so that
 * of the next one only the parts that differ are read.
 */
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
import { partRanks } from './part-ranks.ts';

const MOST_KINDS = 14;

interface GroupsWanted {
  readonly hand: PackedHand;
  /** So many of them and a pair are wanted. */
  readonly groups: number;
}

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
const CLASS_SHIFTS = Uint8Array.of(SUIT_BITS, 0, HONOUR_BITS, 0);
/** How far the class of its half is shifted in the tables of distances. */
const HALF_SHIFTS = Uint8Array.of(JOINT_BITS, JOINT_BITS, 0, 0);

/** The part that makes a half together with this one. */
const besideOf = (part: number): number => part ^ 1;
/** The first part of the half that this one does not stand in. */
const acrossOf = (part: number): number => (part & 2) ^ 2;

const RANKS = (1 << PART_SIZE) - 1;
const HONOUR_RANKS = (1 << kindsIn(HONOUR_PART)) - 1;

/** Set by whoever reads a hand. */
let suits!: Uint8Array;
let honours!: Uint8Array;
let twoSuits!: Uint8Array;
let withHonours!: Uint8Array;
let distances!: Int8Array;

const keys = new Int32Array(PARTS).fill(-1);
const held = new Uint16Array(PARTS);
const classes = new Uint8Array(PARTS);
/** What one tile more adds to the key of its part: nothing where none can come. */
const steps = new Int32Array(PARTS * PART_SIZE);
/** Classes of the parts with one tile more. */
const drawn = new Uint8Array(PARTS * PART_SIZE);
/** The same after a discard of the part. */
const redrawn = new Uint8Array(PARTS * PART_SIZE);
/** Classes of the halves with one tile more. */
const drawnHalves = new Uint8Array(PARTS * PART_SIZE);
/** The class beside a part, and that of the other half, shifted. */
const besides = new Int32Array(PARTS);
const acrosses = new Int32Array(PARTS);

const classesOf = (part: number): Uint8Array => (part === HONOUR_PART ? honours : suits);

const halvesOf = (part: number): Uint8Array => (part < 2 ? twoSuits : withHonours);

function stand(part: number, own: number): void {
  besides[besideOf(part)] = own << (CLASS_SHIFTS[part] as number);
}

function standAcross(part: number, half: number): void {
  acrosses[acrossOf(part)] = half << (HALF_SHIFTS[part] as number);
}

const halfWith = (part: number, own: number): number =>
  halvesOf(part)[(own << (CLASS_SHIFTS[part] as number)) | (besides[part] as number)] as number;

const distanceWith = (part: number, half: number): number =>
  distances[(half << (HALF_SHIFTS[part] as number)) | (acrosses[part & 2] as number)] as number;

function readPart(part: number, key: number): void {
  const classOf = classesOf(part);
  const ranks = partRanks(key);
  const room = ~ranks.full & (part === HONOUR_PART ? HONOUR_RANKS : RANKS);
  const start = part * PART_SIZE;
  for (let rank = 0; rank < PART_SIZE; rank++) {
    const step = ((room >> rank) & 1) * valueAt(rank);
    steps[start + rank] = step;
    drawn[start + rank] = classOf[key + step] as number;
  }
  keys[part] = key;
  held[part] = ranks.held;
  classes[part] = classOf[key] as number;
}

function readHalf(part: number): void {
  const halves = halvesOf(part);
  const shift = CLASS_SHIFTS[part] as number;
  const beside = besides[part] as number;
  const start = part * PART_SIZE;
  for (let place = start; place < start + PART_SIZE; place++) {
    drawnHalves[place] = halves[((drawn[place] as number) << shift) | beside] as number;
  }
}

/** Returns the class of the first half. */
function readHand(hand: PackedHand, groups: number): number {
  const { distance } = handTables();
  ({ suits, honours, twoSuits, withHonours } = handTables());
  distances = distance[groups] as Int8Array;
  for (let part = 0; part < PARTS; part++) {
    if (hand[part] !== keys[part]) readPart(part, hand[part] as number);
    stand(part, classes[part] as number);
  }
  for (let part = 0; part < PARTS; part++) readHalf(part);
  standAcross(2, halfWith(2, classes[2] as number));
  const half = halfWith(0, classes[0] as number);
  standAcross(0, half);
  return half;
}

/** Writes which kinds of a half, for both its parts, bring the hand nearer than `above`. */
function acceptAcross(accepts: Uint16Array, row: number, above: number): void {
  const part = row % PARTS;
  const shift = HALF_SHIFTS[part] as number;
  const across = acrosses[part] as number;
  const start = part * PART_SIZE;
  let kinds = 0;
  for (let kind = 0; kind < 2 * PART_SIZE; kind++) {
    const half = drawnHalves[start + kind] as number;
    const distance = distances[(half << shift) | across] as number;
    // The highest bit of a difference is set where it is negative.
    kinds |= ((distance - above) >>> 31) << kind;
  }
  accepts[row] = kinds & RANKS;
  accepts[row + 1] = kinds >> PART_SIZE;
}

/** The ranks that bring the hand nearer than `above`, by the classes of their part with each. */
function acceptedIn(classesWith: Uint8Array, part: number, above: number): number {
  const halves = halvesOf(part);
  const classShift = CLASS_SHIFTS[part] as number;
  const beside = besides[part] as number;
  const shift = HALF_SHIFTS[part] as number;
  const across = acrosses[part & 2] as number;
  const start = part * PART_SIZE;
  let ranks = 0;
  for (let rank = 0; rank < PART_SIZE; rank++) {
    const own = classesWith[start + rank] as number;
    const half = halves[(own << classShift) | beside] as number;
    const distance = distances[(half << shift) | across] as number;
    ranks |= ((distance - above) >>> 31) << rank;
  }
  return ranks;
}

function redraw(part: number, key: number): void {
  const classOf = classesOf(part);
  const start = part * PART_SIZE;
  for (let place = start; place < start + PART_SIZE; place++) {
    redrawn[place] = classOf[key + (steps[place] as number)] as number;
  }
}

function readDiscardsOf(part: number, table: DiscardTable, limit: number): void {
  const { accepts } = table;
  const [beside, across] = [besideOf(part), acrossOf(part)];
  const wholeAcross = acrosses[across] as number;
  for (let left = held[part] as number; left > 0; left &= left - 1) {
    const rank = 31 - Math.clz32(left & -left);
    const key = (keys[part] as number) - valueAt(rank);
    const own = classesOf(part)[key] as number;
    const half = halfWith(part, own);
    const distance = distanceWith(part, half);
    if (distance > limit) continue;
    const row = table.size * PARTS;
    table.tiles[table.size] = part * PART_SIZE + rank;
    table.distances[table.size++] = distance;
    stand(part, own);
    standAcross(part, half);
    redraw(part, key);
    acceptAcross(accepts, row + across, distance);
    accepts[row + part] = acceptedIn(redrawn, part, distance);
    accepts[row + beside] = acceptedIn(drawn, beside, distance);
  }
  stand(part, classes[part] as number);
  acrosses[across] = wholeAcross;
}

/**
 * Reads 3n + 2 tiles for so many groups and a pair. Discards that leave the hand further away than
 * `limit` are passed over.
 */
export function readWithoutMelds(
  { hand, groups }: GroupsWanted,
  table: DiscardTable,
  limit: number,
): void {
  readHand(hand, groups);
  table.size = 0;
  for (let part = 0; part < PARTS; part++) readDiscardsOf(part, table, limit);
}

/** Fills in what 3n + 1 tiles accept, a mask for each part, and returns their distance. */
export function readAccepted({ hand, groups }: GroupsWanted, accepts: Uint16Array): number {
  const distance = distanceWith(0, readHand(hand, groups));
  acceptAcross(accepts, 0, distance);
  acceptAcross(accepts, 2, distance);
  return distance;
}
