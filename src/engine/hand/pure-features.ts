/** What a pure hand looks like, read from its key alone. */
import { COPIES, RANKS } from '../core/tile.ts';
import type { PureKey } from './pure-hands.ts';

export function mirrorKey(key: PureKey): PureKey {
  let mirrored = 0;
  let rest = key;
  for (const _ of RANKS) {
    mirrored = mirrored * 5 + (rest % 5);
    rest = Math.trunc(rest / 5);
  }
  return mirrored;
}

interface PureFeatures {
  readonly triplet: boolean;
  readonly four: boolean;
  /** How many neighbouring ranks are there at most, 1–9. */
  readonly run: number;
  readonly symmetric: boolean;
}

export function pureFeatures(key: PureKey): PureFeatures {
  let most = 0;
  let run = 0;
  let longest = 0;
  for (let rest = key; rest > 0; rest = Math.trunc(rest / 5)) {
    const copies = rest % 5;
    most = Math.max(most, copies);
    run = copies > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const symmetric = mirrorKey(key) === key;
  return { triplet: most >= 3, four: most === COPIES, run: longest, symmetric };
}

const TRIPLET = 1 << 4;
const FOUR = 1 << 5;
const SYMMETRIC = 1 << 6;

export const packFeatures = ({ triplet, four, run, symmetric }: PureFeatures): number =>
  run | (triplet ? TRIPLET : 0) | (four ? FOUR : 0) | (symmetric ? SYMMETRIC : 0);

/** What a pure hand has, from the one number that it is packed in. */
export const unpackFeatures = (packed: number): PureFeatures => ({
  triplet: (packed & TRIPLET) !== 0,
  four: (packed & FOUR) !== 0,
  run: packed & 15,
  symmetric: (packed & SYMMETRIC) !== 0,
});
