import {
  ATLAS_SIZES,
  type Atlas,
  type AtlasSize,
  MOST_PURE_WAITS,
  type PureKey,
  ranksIn,
  unpackFeatures,
} from '../../engine/hand.ts';
import { RANKS } from '../../engine/notation.ts';

export const ATLAS_FLAGS = ['triplet', 'four', 'symmetric', 'book'] as const;
export type AtlasFlag = (typeof ATLAS_FLAGS)[number];

export interface AtlasFilter {
  readonly size: AtlasSize;
  /** Absent for any number. */
  readonly waits: number | undefined;
  /** Bit r − 1 for a wait on rank r; 0 for any set. */
  readonly on: number;
  readonly run: number;
  readonly flags: readonly AtlasFlag[];
}

export const FIRST_FILTER: AtlasFilter = { size: 13, waits: undefined, on: 0, run: 0, flags: [] };

export const SHORTEST_RUN = 3;

export const longestRun = (size: AtlasSize): number => Math.min(RANKS.length, size);

/** Drops what no hand of this size could meet. */
export function possible(filter: AtlasFilter): AtlasFilter {
  const { size, waits, run } = filter;
  return {
    ...filter,
    waits: waits !== undefined && waits <= MOST_PURE_WAITS[size] ? waits : undefined,
    run: run <= longestRun(size) ? run : 0,
  };
}

export const digitsOf = (mask: number): string => ranksIn(mask).join('');

const maskFrom = (digits: string): number =>
  /^[1-9]+$/.test(digits)
    ? [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0)
    : 0;

export function filterFromAddress(query: URLSearchParams): AtlasFilter {
  const has = (query.get('has') ?? '').split(/[^a-z0-9]+/);
  const runs = has.map((word) => Number(/^run([3-9])$/.exec(word)?.[1] ?? 0));
  const waits = query.get('waits') ?? '';
  return possible({
    size: ATLAS_SIZES.find((size) => String(size) === query.get('size')) ?? FIRST_FILTER.size,
    waits: /^\d$/.test(waits) ? Number(waits) : undefined,
    on: maskFrom(query.get('on') ?? ''),
    run: Math.max(...runs),
    flags: ATLAS_FLAGS.filter((flag) => has.includes(flag)),
  });
}

/** `size=13&waits=8&on=12456789&has=four-run5`. */
export function addressOfFilter({ size, waits, on, run, flags }: AtlasFilter): string {
  const has = [...flags, ...(run > 0 ? [`run${run}`] : [])];
  return [
    `size=${size}`,
    ...(waits === undefined ? [] : [`waits=${waits}`]),
    ...(on === 0 ? [] : [`on=${digitsOf(on)}`]),
    ...(has.length === 0 ? [] : [`has=${has.join('-')}`]),
  ].join('&');
}

export const isOpen = ({ waits, on, run, flags }: AtlasFilter): boolean =>
  waits === undefined && on === 0 && run === 0 && flags.length === 0;

export interface AtlasMatches {
  readonly places: Uint32Array;
  /** 1 at the indices of the atlas that match. */
  readonly marks: Uint8Array;
  /** As `places`, with one of each pair of twins that both match. */
  readonly entries: Uint32Array;
}

export const NO_MATCHES: AtlasMatches = {
  places: new Uint32Array(),
  marks: new Uint8Array(),
  entries: new Uint32Array(),
};

/** Ignores the number of waits, which selects whole rings. */
function tester(
  atlas: Atlas,
  { on, run, flags }: AtlasFilter,
  book: ReadonlyMap<PureKey, unknown>,
) {
  const features = flags.filter((flag) => flag !== 'book');
  const inBook = flags.includes('book');
  return (at: number): boolean => {
    if (on !== 0 && atlas.masks[at] !== on) return false;
    if (inBook && !book.has(atlas.keys[at] as PureKey)) return false;
    if (run === 0 && features.length === 0) return true;
    const has = unpackFeatures(atlas.features[at] as number);
    return has.run >= run && features.every((feature) => has[feature]);
  };
}

export function matchesOf(
  atlas: Atlas,
  filter: AtlasFilter,
  book: ReadonlyMap<PureKey, unknown>,
): AtlasMatches {
  const passes = tester(atlas, filter, book);
  const marks = new Uint8Array(atlas.keys.length);
  const places = new Uint32Array(atlas.keys.length);
  let found = 0;
  for (const { waits, start, end } of atlas.rings) {
    if (filter.waits !== undefined && filter.waits !== waits) continue;
    for (let at = start; at < end; at++) {
      if (!passes(at)) continue;
      marks[at] = 1;
      places[found++] = at;
    }
  }
  const matching = places.slice(0, found);
  return { places: matching, marks, entries: withoutTwins(atlas, matching, marks) };
}

function withoutTwins(atlas: Atlas, places: Uint32Array, marks: Uint8Array): Uint32Array {
  const entries = new Uint32Array(places.length);
  let found = 0;
  let nth = 0;
  for (const ring of atlas.rings) {
    for (; nth < places.length && (places[nth] as number) < ring.end; nth++) {
      const at = places[nth] as number;
      const across = ring.start + ring.end - 1 - at;
      if (at < ring.middleEnd || marks[across] === 0) entries[found++] = at;
    }
  }
  return entries.slice(0, found);
}
