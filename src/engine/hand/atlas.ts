/**
 * Every hand of one suit in one order: by how many ranks it waits on, then from
 * those that wait low to those that wait high, a hand always opposite its mirror.
 */
export const ATLAS_SIZES = [4, 7, 10, 13] as const;
export type AtlasSize = (typeof ATLAS_SIZES)[number];

/** The hands with one number of waits. Those that are their own mirror stand in the middle. */
export interface AtlasRing {
  readonly waits: number;
  readonly start: number;
  readonly end: number;
  readonly middle: number;
  readonly middleEnd: number;
}

export interface Atlas {
  readonly size: AtlasSize;
  readonly keys: Uint32Array<ArrayBuffer>;
  /** Bit r − 1 stands for rank r. */
  readonly masks: Uint16Array<ArrayBuffer>;
  /** Packed: see `unpackFeatures`. */
  readonly features: Uint8Array<ArrayBuffer>;
  readonly rings: readonly AtlasRing[];
}

/** The place of the mirrored hand: the place itself where a hand is its own mirror. */
export function twinOf({ rings }: Pick<Atlas, 'rings'>, at: number): number {
  const ring = rings.find(({ end }) => at < end);
  if (!ring || (at >= ring.middle && at < ring.middleEnd)) return at;
  return ring.start + ring.end - 1 - at;
}
