import type { Situation } from '../../core/situation.ts';
import { COPIES, TILES, tileIndex } from '../../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../../core/tile-counts.ts';
import { groupingPlaces } from '../../hand/quick-readings.ts';
import { KNITTED_SCHEMES } from '../../shapes/knitted.ts';
import { MCR_SHAPES } from './shapes.ts';

/** All four lie in the hand and its melds, as they were before the last tile. */
function isUsedUp(place: number, counts: TileCounts, { melds }: Situation): boolean {
  let copies = copiesAt(counts, place);
  for (let at = 0; at < melds.length; at++) {
    const { kind, tile } = melds[at] as Situation['melds'][number];
    const step = place - tileIndex(tile);
    if (kind === 'chow') copies += step >= 0 && step < 3 ? 1 : 0;
    else if (step === 0) copies += kind === 'kong' ? COPIES : COPIES - 1;
  }
  return copies === COPIES;
}

const ORPHAN_KINDS = 11;
const ALL_PLACES = TILES.map((_, place) => place);
const NO_PLACES: readonly number[] = [];

const NUMBERED = 27;
const STRAIGHTS = KNITTED_SCHEMES.map(({ places }) =>
  places.reduce((bits, place) => bits | (1 << place), 0),
);

/** Places that may complete another shape than sets and a pair: a set may lie beside a straight. */
function specialPlaces(counts: TileCounts, melds: number): readonly number[] {
  if (melds > 1) return NO_PLACES;
  let kinds = 0;
  let odd = 0;
  let single = 0;
  let held = 0;
  for (let at = 0; at < TILES.length; at++) {
    const copies = copiesAt(counts, at);
    if (copies === 0) continue;
    kinds++;
    if (at < NUMBERED) held |= 1 << at;
    if ((copies & 1) === 0) continue;
    odd++;
    single = at;
  }
  for (let at = 0; at < STRAIGHTS.length; at++) {
    const missing = (STRAIGHTS[at] as number) & ~held;
    if ((missing & (missing - 1)) === 0) return ALL_PLACES;
  }
  if (melds > 0) return NO_PLACES;
  if (kinds > ORPHAN_KINDS) return ALL_PLACES;
  return odd === 1 ? [single] : NO_PLACES;
}

const [, ...SPECIAL] = MCR_SHAPES;

/** Whether it completes a shape other than sets and a pair. */
function isSpecialWith(counts: TileCounts, place: number, situation: Situation): boolean {
  counts[place] = copiesAt(counts, place) + 1;
  const isComplete = SPECIAL.some(({ read }) => read(counts, situation).length > 0);
  counts[place] = copiesAt(counts, place) - 1;
  return isComplete;
}

/**
 * Whether only one kind of tile completed the hand. A kind held four times cannot come any more:
 * `exhausted` says whether it is one waited for all the same.
 */
export function isOnlyTile(
  situation: Situation,
  { exhausted }: { readonly exhausted: boolean },
): boolean {
  const counts = countTiles(situation.concealed);
  const places = groupingPlaces(counts);
  const special = specialPlaces(counts, situation.melds.length);
  if (places.length <= 1 && special.length === 0) return true;
  const mayCome = (place: number): boolean => exhausted || !isUsedUp(place, counts, situation);
  let kinds = 0;
  for (let at = 0; at < places.length && kinds <= 1; at++) {
    if (mayCome(places[at] as number)) kinds++;
  }
  for (let at = 0; at < special.length && kinds <= 1; at++) {
    const place = special[at] as number;
    const isMore = !places.includes(place) && mayCome(place);
    if (isMore && isSpecialWith(counts, place, situation)) kinds++;
  }
  return kinds <= 1;
}
