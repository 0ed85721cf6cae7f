import { type Group, single } from '../core/group.ts';
import { HONOURS, TILES, tileIndex } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { FAR } from '../hand/lack.ts';
import { heldOf, KNITTED_SCHEMES, type KnittedScheme } from './knitted.ts';
import { isWholeInHand, NO_READING, type Shape } from './shape.ts';
import type { TrialHand } from './trial-hand.ts';

const SINGLES = 14;
const HONOUR_PLACES = HONOURS.map(tileIndex);

const isHeld = (counts: TileCounts, place: number): boolean => copiesAt(counts, place) > 0;

function honoursIn(counts: TileCounts): number {
  let kinds = 0;
  for (const place of HONOUR_PLACES) if (isHeld(counts, place)) kinds++;
  return kinds;
}

const mostKnitted = (counts: TileCounts): number =>
  Math.max(...KNITTED_SCHEMES.map((scheme) => heldOf(counts, scheme)));

function areSingle(counts: TileCounts): boolean {
  for (let at = 0; at < counts.length; at++) if (copiesAt(counts, at) > 1) return false;
  return true;
}

/** All nine knitted tiles stand together as the straight they make (`mcr.dec.8`). */
function groupsOf(counts: TileCounts, { places, runs }: KnittedScheme): readonly Group[] {
  const isStraight = places.every((place) => isHeld(counts, place));
  if (!isStraight) return TILES.filter((_, at) => isHeld(counts, at)).map(single);
  const honours = HONOURS.filter((_, at) => isHeld(counts, HONOUR_PLACES[at] as number));
  return [...runs.map((tile): Group => ({ kind: 'knitted', tile })), ...honours.map(single)];
}

function distance({ counts, melds, isWhole }: TrialHand): number {
  if (!isWhole || melds.length > 0) return FAR;
  return SINGLES - 1 - Math.min(SINGLES, honoursIn(counts) + mostKnitted(counts));
}

/** Honours not held yet, and the missing tiles of each scheme of which most is held. */
function missingPlaces({ counts }: TrialHand): readonly number[] {
  const most = mostKnitted(counts);
  const schemes = KNITTED_SCHEMES.filter((scheme) => heldOf(counts, scheme) === most);
  const places = [...schemes.flatMap((scheme) => scheme.places), ...HONOUR_PLACES];
  return [...new Set(places)].filter((place) => !isHeld(counts, place)).sort((a, b) => a - b);
}

export const HONORS_AND_KNITTED: Shape<'honors-and-knitted'> = {
  id: 'honors-and-knitted',
  read(counts, held) {
    if (!isWholeInHand(held) || !areSingle(counts)) return NO_READING;
    const wanted = SINGLES - honoursIn(counts);
    const scheme = KNITTED_SCHEMES.find((candidate) => heldOf(counts, candidate) === wanted);
    return scheme === undefined ? NO_READING : [groupsOf(counts, scheme)];
  },
  distance,
  nearer: missingPlaces,
};

/** Tiles lacking of fourteen single ones, so many of them honours. */
export function lackingSingles(counts: TileCounts, honours: number): number {
  const lackingHonours = Math.max(0, honours - honoursIn(counts));
  return lackingHonours + Math.max(0, SINGLES - honours - mostKnitted(counts));
}
