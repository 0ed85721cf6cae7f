import { map } from 'nanostores';
import {
  ATLAS_SIZES,
  type Atlas,
  type AtlasRing,
  type PureKey,
  pureKeyOf,
} from '../../engine/hand.ts';
import { asWaiting, familyOf, isHonour, parseHand } from '../../engine/notation.ts';
import {
  type AtlasFilter,
  type AtlasMatches,
  filterFromAddress,
  matchesOf,
  NO_MATCHES,
  possible,
} from './atlas-filter.ts';
import type { AtlasSource } from './atlas-source.ts';

export type AtlasStep = 'next' | 'previous' | 'outward' | 'inward' | 'first' | 'last';

export interface AtlasState {
  readonly filter: AtlasFilter;
  readonly atlas: Atlas | undefined;
  readonly matches: AtlasMatches;
  readonly selected: number | undefined;
  /** The hand under the pointer, shown instead of the selected one. */
  readonly peeked: number | undefined;
}

interface AtlasOptions {
  readonly load: AtlasSource;
  readonly book: ReadonlyMap<PureKey, string>;
  readonly filter: AtlasFilter;
  readonly key?: PureKey | undefined;
}

/** Only hands the atlas can show: one suit, no melds, one of its sizes. */
function handFrom(text: string) {
  const hand = parseHand(text);
  if (!hand.ok || !asWaiting(hand.value).ok) return undefined;
  const { concealed, melds, flowers, win } = hand.value;
  const [first] = concealed;
  const size = ATLAS_SIZES.find((known) => known === concealed.length);
  if (!first || size === undefined || isHonour(first)) return undefined;
  if (melds.length > 0 || flowers.length > 0 || win) return undefined;
  if (concealed.some((tile) => familyOf(tile) !== familyOf(first))) return undefined;
  return { size, key: pureKeyOf(concealed) };
}

/** Without a size, the hand's own size applies. */
export function atlasFromAddress(query: URLSearchParams) {
  const filter = filterFromAddress(query);
  const hand = handFrom(query.get('hand') ?? '');
  if (!hand) return { filter, key: undefined };
  if (!query.has('size'))
    return { filter: possible({ ...filter, size: hand.size }), key: hand.key };
  return { filter, key: hand.size === filter.size ? hand.key : undefined };
}

const ringAt = ({ rings }: Atlas, place: number): number =>
  rings.findIndex(({ end }) => place < end);

function seek(places: Uint32Array, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `share` is the relative position along a ring, from left to right. */
function nearestIn(ring: AtlasRing, share: number, places: Uint32Array): number | undefined {
  const wanted = ring.start + share * (ring.end - ring.start) - 0.5;
  const found = seek(places, wanted);
  return [places[found - 1], places[found]]
    .filter((place) => place !== undefined && place >= ring.start && place < ring.end)
    .sort((a = 0, b = 0) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

function acrossRings(atlas: Atlas, places: Uint32Array, from: number, by: 1 | -1) {
  const at = ringAt(atlas, from);
  const own = atlas.rings[at];
  if (!own) return undefined;
  const share = (from - own.start + 0.5) / (own.end - own.start);
  for (let next = at + by; next >= 0 && next < atlas.rings.length; next += by) {
    const place = nearestIn(atlas.rings[next] as AtlasRing, share, places);
    if (place !== undefined) return place;
  }
  return undefined;
}

function stepFrom(
  { atlas, matches: { places } }: AtlasState,
  from: number,
  step: AtlasStep,
): number | undefined {
  if (!atlas) return undefined;
  const at = seek(places, from);
  switch (step) {
    case 'next':
      return places[places[at] === from ? at + 1 : at];
    case 'previous':
      return places[at - 1];
    case 'outward':
      return acrossRings(atlas, places, from, 1);
    case 'inward':
      return acrossRings(atlas, places, from, -1);
    case 'first':
      return places[0];
    case 'last':
      return places[places.length - 1];
  }
}

function selectionAfter(atlas: Atlas, { places, marks }: AtlasMatches, key: PureKey | undefined) {
  const place = key === undefined ? -1 : atlas.keys.indexOf(key);
  return marks[place] === 1 ? place : places[0];
}

const NOTHING_SHOWN = {
  atlas: undefined,
  matches: NO_MATCHES,
  selected: undefined,
  peeked: undefined,
} as const;

export type AtlasView = ReturnType<typeof createAtlas>;

export function createAtlas({ load, book, filter, key }: AtlasOptions) {
  const $state = map<AtlasState>({ filter, ...NOTHING_SHOWN });

  const show = (atlas: Atlas, wanted: AtlasFilter, kept: PureKey | undefined): void => {
    const matches = matchesOf(atlas, wanted, book);
    const selected = selectionAfter(atlas, matches, kept);
    $state.set({ filter: wanted, atlas, matches, selected, peeked: undefined });
  };
  const layOut = async (wanted: AtlasFilter, kept: PureKey | undefined): Promise<void> => {
    $state.set({ filter: wanted, ...NOTHING_SHOWN });
    const atlas = await load(wanted.size);
    // The reader may have changed the size or the filter meanwhile.
    const { filter: now } = $state.get();
    if (now.size === atlas.size && !$state.get().atlas) show(atlas, now, kept);
  };
  const select = (place: number): void =>
    $state.set({ ...$state.get(), selected: place, peeked: undefined });

  layOut(filter, key);
  return {
    $state,
    change: (values: Partial<AtlasFilter>): void => {
      const { filter: before, atlas, selected } = $state.get();
      const wanted = possible({ ...before, ...values });
      const kept = selected === undefined ? undefined : atlas?.keys[selected];
      if (atlas?.size === wanted.size) show(atlas, wanted, kept);
      else if (before.size === wanted.size) $state.setKey('filter', wanted);
      else layOut(wanted, undefined);
    },
    select: (place: number): void => {
      const { atlas } = $state.get();
      if (atlas && place in atlas.keys) select(place);
    },
    peek: (place: number | undefined): void => {
      if ($state.get().peeked !== place) $state.setKey('peeked', place);
    },
    step: (step: AtlasStep): void => {
      const state = $state.get();
      const place = stepFrom(state, state.selected ?? 0, step);
      if (place !== undefined) select(place);
    },
  };
}
