/** The atlas laid out in small steps; pages that only look at one do not carry this. */
import { finish, type Steps } from '../core/steps.ts';
import { COPIES, RANKS } from '../core/tile.ts';
import type { Atlas, AtlasRing, AtlasSize } from './atlas.ts';
import { mirrorKey, packFeatures, pureFeatures } from './pure-features.ts';
import { MOST_PURE_WAITS, type PureKey } from './pure-hands.ts';
import { pureHandCount, pureWaitsInSteps } from './pure-waits.ts';
import { waitSets } from './wait-sets.ts';

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

interface Halves {
  readonly left: Float64Array;
  readonly middle: Float64Array;
}

interface Dealt {
  readonly at: number;
  readonly rest: number;
  readonly key: PureKey;
  readonly mirrored: PureKey;
  readonly lean: number;
}

function dealt({ at, rest, key, mirrored, lean }: Dealt): Dealt[] {
  const hands: Dealt[] = [];
  const least = Math.max(0, rest - COPIES * (RANKS.length - 1 - at));
  for (let copies = least; copies <= Math.min(COPIES, rest); copies++) {
    hands.push({
      at: at + 1,
      rest: rest - copies,
      key: key + copies * 5 ** at,
      mirrored: mirrored + copies * 5 ** (RANKS.length - 1 - at),
      lean: lean + copies * (at + 1 - CENTRE),
    });
  }
  return hands;
}

/** Up to this rank there is a pause after each number of copies. */
const PAUSES = 2;

function* halvesOf(size: AtlasSize, waits: ReadonlyMap<PureKey, number>): Steps<Halves> {
  const left: number[] = [];
  const middle: number[] = [];
  const place = (key: PureKey, mirrored: PureKey, lean: number): void => {
    const mask = waits.get(key) ?? 0;
    const side = waitSets().side[mask] || Math.sign(lean) || key - mirrored;
    if (key === mirrored) middle.push(pack({ mask, lean, key }));
    else if (side < 0) left.push(pack({ mask, lean, key }));
  };
  const deal = (hand: Dealt): void => {
    if (hand.at < RANKS.length) for (const next of dealt(hand)) deal(next);
    else place(hand.key, hand.mirrored, hand.lean);
  };
  let begun: Dealt[] = [{ at: 0, rest: size, key: 0, mirrored: 0, lean: 0 }];
  for (let rank = 0; rank < PAUSES; rank++) begun = begun.flatMap(dealt);
  for (const hand of begun) {
    deal(hand);
    yield;
  }
  return { left: Float64Array.from(left).sort(), middle: Float64Array.from(middle).sort() };
}

const countIn = (mask: number): number => waitSets().count[mask] as number;

function stretch(half: Float64Array, from: number, waits: number): number {
  let to = from;
  while (to < half.length && countIn(maskIn(half[to] as number)) === waits) to++;
  return to;
}

type Lists = Pick<Atlas, 'keys' | 'masks'>;

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

const HANDFUL = 2000;

/** A hand and its mirror look alike, so that one half says it for both. */
function* featuresOf({ keys, rings }: Pick<Atlas, 'keys' | 'rings'>): Steps<Atlas['features']> {
  const features = new Uint8Array(keys.length);
  for (const { start, end, middleEnd } of rings) {
    for (let at = start; at < middleEnd; at++) {
      const packed = packFeatures(pureFeatures(keys[at] as number));
      features[at] = packed;
      if (at < start + end - middleEnd) features[start + end - 1 - at] = packed;
      if (at % HANDFUL === 0) yield;
    }
  }
  return features;
}

/** The atlas in small steps, for a caller that has other things to do between them. */
export function* atlasInSteps(size: AtlasSize): Steps<Atlas> {
  const halves = yield* halvesOf(size, yield* pureWaitsInSteps(size));
  yield;
  const lists = assemble(size, halves);
  yield;
  return { size, ...lists, features: yield* featuresOf(lists) };
}

/**
 * All pure hands of a size, laid out in rings. It takes a while: {@link atlasInSteps} does it bit
 * by bit.
 */
export const atlasOf = (size: AtlasSize): Atlas => finish(atlasInSteps(size));
