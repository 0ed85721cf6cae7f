/** Which hands of the atlas are looked for, and how the address says it. */
import {
  ATLAS_SIZES,
  type Atlas,
  type AtlasSize,
  MOST_PURE_WAITS,
  type PureKey,
  RANKS,
  ranksIn,
  unpackFeatures,
} from '../../engine/index.ts';

/** What a hand may be asked to have or be. */
export const ATLAS_FLAGS = ['triplet', 'four', 'symmetric', 'book'] as const;
export type AtlasFlag = (typeof ATLAS_FLAGS)[number];

export interface AtlasFilter {
  readonly size: AtlasSize;
  /** How many waits; absent for any number. */
  readonly waits: number | undefined;
  /** The exact set of waits, bit r − 1 for rank r; 0 for any. */
  readonly on: number;
  /** The fewest neighbouring ranks; 0 for any. */
  readonly run: number;
  readonly flags: readonly AtlasFlag[];
}

export const FIRST_FILTER: AtlasFilter = { size: 13, waits: undefined, on: 0, run: 0, flags: [] };

/** The shortest row that is called a run. */
export const SHORTEST_RUN = 3;

/** The longest run that a hand of this size can hold. */
export const longestRun = (size: AtlasSize): number => Math.min(RANKS.length, size);

/** The filter without what no hand of its size could meet. */
export function possible(filter: AtlasFilter): AtlasFilter {
  const { size, waits, run } = filter;
  return {
    ...filter,
    waits: waits !== undefined && waits <= MOST_PURE_WAITS[size] ? waits : undefined,
    run: run <= longestRun(size) ? run : 0,
  };
}

/** The digits of a set of waits: `2578`. */
export const digitsOf = (mask: number): string => ranksIn(mask).join('');

const maskFrom = (digits: string): number =>
  /^[1-9]+$/.test(digits)
    ? [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0)
    : 0;

/** The filter that an address asks for; what it does not know it leaves aside. */
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

/** The part of an address that says the filter: `size=13&waits=8&on=12456789&has=four-run5`. */
export function addressOfFilter({ size, waits, on, run, flags }: AtlasFilter): string {
  const has = [...flags, ...(run > 0 ? [`run${run}`] : [])];
  return [
    `size=${size}`,
    ...(waits === undefined ? [] : [`waits=${waits}`]),
    ...(on === 0 ? [] : [`on=${digitsOf(on)}`]),
    ...(has.length === 0 ? [] : [`has=${has.join('-')}`]),
  ].join('&');
}

/** Whether the filter lets every hand of its size through. */
export const isOpen = ({ waits, on, run, flags }: AtlasFilter): boolean =>
  waits === undefined && on === 0 && run === 0 && flags.length === 0;

/** The hands that a filter lets through. */
export interface AtlasMatches {
  /** Their places in the atlas, in its order. */
  readonly places: Uint32Array;
  /** 1 at the places of the atlas that match. */
  readonly marks: Uint8Array;
  /** The same hands, one for each pair of twins that both match. */
  readonly entries: Uint32Array;
}

export const NO_MATCHES: AtlasMatches = {
  places: new Uint32Array(),
  marks: new Uint8Array(),
  entries: new Uint32Array(),
};

/** Whether a hand is let through, whatever its number of waits. */
function tester(
  atlas: Atlas,
  { on, run, flags }: AtlasFilter,
  book: ReadonlyMap<PureKey, unknown>,
) {
  const wanted = (flag: AtlasFlag): boolean => flags.includes(flag);
  const [triplet, four, symmetric] = [wanted('triplet'), wanted('four'), wanted('symmetric')];
  const inBook = wanted('book');
  return (at: number): boolean => {
    if (on !== 0 && atlas.masks[at] !== on) return false;
    if (inBook && !book.has(atlas.keys[at] as PureKey)) return false;
    const has = unpackFeatures(atlas.features[at] as number);
    return (
      (!triplet || has.triplet) &&
      (!four || has.four) &&
      (!symmetric || has.symmetric) &&
      has.run >= run
    );
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

/** The hands that match, leaving out those whose twin stands before them. */
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
