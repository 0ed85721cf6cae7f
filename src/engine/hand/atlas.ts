/**
 * Every hand of one suit in one order: by how many ranks it waits on, then from
 * those that wait low to those that wait high, a hand always opposite its mirror.
 */
import { COPIES, RANKS } from '../core/tile.ts';
import { mirrorKey, packFeatures, pureFeatures } from './pure-features.ts';
import { MOST_PURE_WAITS, type PureKey, pureHandCount, pureWaits } from './pure-hands.ts';
import { waitSets } from './wait-sets.ts';

export const ATLAS_SIZES = [4, 7, 10, 13] as const;
export type AtlasSize = (typeof ATLAS_SIZES)[number];

/** The hands with one number of waits. Those that are their own mirror stand in the middle. */
export interface AtlasRing {
  readonly waits: number;
  readonly start: number;
  readonly end: number;
  /** Where the own mirrors begin and end. */
  readonly middle: number;
  readonly middleEnd: number;
}

/** All hands of a size; place for place their key, the ranks they wait on and their features. */
export interface Atlas {
  readonly size: AtlasSize;
  readonly keys: Uint32Array<ArrayBuffer>;
  /** Bit r − 1 stands for rank r. */
  readonly masks: Uint16Array<ArrayBuffer>;
  /** Packed: see `unpackFeatures`. */
  readonly features: Uint8Array<ArrayBuffer>;
  /** From the most waits to none; numbers of waits that no hand has are left out. */
  readonly rings: readonly AtlasRing[];
}

const CENTRE = 5;

/** Room for a key, and for a lean of −52 to 52 above it, in one number that sorts by itself. */
const KEYS = 2 ** 21;
const LEANS = 2 ** 7;

interface Packed {
  readonly mask: number;
  /** How far the tiles lie from the middle rank, all taken together. */
  readonly lean: number;
  readonly key: PureKey;
}

const pack = ({ mask, lean, key }: Packed): number =>
  ((waitSets().placeOf[mask] as number) * LEANS + lean + LEANS / 2) * KEYS + key;
const keyIn = (packed: number): PureKey => packed % KEYS;
const maskIn = (packed: number): number =>
  waitSets().order[Math.floor(packed / KEYS / LEANS)] as number;

/** The hands left of their mirror, and those that are their own; packed and in order. */
interface Halves {
  readonly left: Float64Array;
  readonly middle: Float64Array;
}

function halvesOf(size: AtlasSize, waits: ReadonlyMap<PureKey, number>): Halves {
  const left: number[] = [];
  const middle: number[] = [];
  const place = (key: PureKey, mirrored: PureKey, lean: number): void => {
    const mask = waits.get(key) ?? 0;
    const side = waitSets().side[mask] || Math.sign(lean) || key - mirrored;
    if (key === mirrored) middle.push(pack({ mask, lean, key }));
    else if (side < 0) left.push(pack({ mask, lean, key }));
  };
  const deal = (at: number, rest: number, key: PureKey, mirrored: PureKey, lean: number): void => {
    if (at === RANKS.length) {
      if (rest === 0) place(key, mirrored, lean);
      return;
    }
    const least = Math.max(0, rest - COPIES * (RANKS.length - 1 - at));
    for (let copies = least; copies <= Math.min(COPIES, rest); copies++) {
      const [low, high] = [copies * 5 ** at, copies * 5 ** (8 - at)];
      deal(at + 1, rest - copies, key + low, mirrored + high, lean + copies * (at + 1 - CENTRE));
    }
  };
  deal(0, size, 0, 0, 0);
  return { left: Float64Array.from(left).sort(), middle: Float64Array.from(middle).sort() };
}

const countIn = (mask: number): number => waitSets().count[mask] as number;

/** Where the hands with this many waits begin and end in a sorted half. */
function stretch(half: Float64Array, from: number, waits: number): number {
  let to = from;
  while (to < half.length && countIn(maskIn(half[to] as number)) === waits) to++;
  return to;
}

type Lists = Pick<Atlas, 'keys' | 'masks'>;

/** Writes the hands of a ring that begins at `start`: left, own mirrors, right. */
function writeRing({ keys, masks }: Lists, { left, middle }: Halves, start: number): AtlasRing {
  const middleAt = start + left.length;
  const middleEnd = middleAt + middle.length;
  const end = middleEnd + left.length;
  left.forEach((packed, at) => {
    keys[start + at] = keyIn(packed);
    masks[start + at] = maskIn(packed);
    keys[end - 1 - at] = mirrorKey(keyIn(packed));
    masks[end - 1 - at] = waitSets().mirror[maskIn(packed)] as number;
  });
  middle.forEach((packed, at) => {
    keys[middleAt + at] = keyIn(packed);
    masks[middleAt + at] = maskIn(packed);
  });
  const waits = countIn(masks[start] as number);
  return { waits, start, end, middle: middleAt, middleEnd };
}

/** Sets the two halves opposite each other, ring by ring. */
function assemble(size: AtlasSize, { left, middle }: Halves): Lists & Pick<Atlas, 'rings'> {
  const total = pureHandCount(size);
  const lists = { keys: new Uint32Array(total), masks: new Uint16Array(total) };
  const rings: AtlasRing[] = [];
  let [start, leftFrom, middleFrom] = [0, 0, 0];
  for (let waits = MOST_PURE_WAITS[size]; waits >= 0; waits--) {
    const leftTo = stretch(left, leftFrom, waits);
    const middleTo = stretch(middle, middleFrom, waits);
    const own = {
      left: left.subarray(leftFrom, leftTo),
      middle: middle.subarray(middleFrom, middleTo),
    };
    const ring = writeRing(lists, own, start);
    if (ring.end > start) rings.push(ring);
    [start, leftFrom, middleFrom] = [ring.end, leftTo, middleTo];
  }
  return { ...lists, rings };
}

/** A hand and its mirror look alike, so that one half says it for both. */
function featuresOf({ keys, rings }: Pick<Atlas, 'keys' | 'rings'>): Atlas['features'] {
  const features = new Uint8Array(keys.length);
  for (const { start, end, middleEnd } of rings) {
    for (let at = start; at < middleEnd; at++) {
      const packed = packFeatures(pureFeatures(keys[at] as number));
      features[at] = packed;
      if (at < start + end - middleEnd) features[start + end - 1 - at] = packed;
    }
  }
  return features;
}

/** The atlas in four steps, for a caller that has other things to do between them. */
export function* atlasInSteps(size: AtlasSize): Generator<undefined, Atlas, undefined> {
  const waits = pureWaits(size);
  yield;
  const halves = halvesOf(size, waits);
  yield;
  const lists = assemble(size, halves);
  yield;
  return { size, ...lists, features: featuresOf(lists) };
}

export function atlasOf(size: AtlasSize): Atlas {
  const steps = atlasInSteps(size);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The place of the mirrored hand: the place itself where a hand is its own mirror. */
export function twinOf({ rings }: Pick<Atlas, 'rings'>, at: number): number {
  const ring = rings.find(({ end }) => at < end);
  if (!ring || (at >= ring.middle && at < ring.middleEnd)) return at;
  return ring.start + ring.end - 1 - at;
}
