import { type Group, groupTiles } from '../core/group.ts';
import { COPIES } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { ANYTHING, FAR, lacking, type Stock } from '../hand/lacking.ts';
import { quickGroupings } from '../hand/quick-readings.ts';
import { heldOf, KNITTED_SCHEMES, type KnittedScheme } from './knitted.ts';
import { NO_READING, type Shape } from './shape.ts';
import { placesBelow, type TriedHand } from './tried-hand.ts';

const WHOLE_HAND = 13;

function beside(counts: TileCounts, { places }: KnittedScheme): TileCounts {
  const left = counts.slice();
  for (const place of places) left[place] = Math.max(0, copiesAt(left, place) - 1);
  return left;
}

function stockBeside(counts: TileCounts, melded: TileCounts, scheme: KnittedScheme): Stock {
  const room = melded.map((copies) => COPIES - copies);
  for (const place of scheme.places) room[place] = copiesAt(room, place) - 1;
  return { held: beside(counts, scheme), room };
}

/** The nearest one, with a set and a pair beside it, or the pair alone where the set is melded. */
function distance({ counts, melds, isWhole }: TriedHand, limit = FAR): number {
  if (!isWhole || melds.length > 1) return FAR;
  const melded = countTiles(melds.flatMap(groupTiles));
  let best = limit;
  for (const scheme of KNITTED_SCHEMES) {
    const missing = scheme.places.length - heldOf(counts, scheme);
    if (missing - 1 >= best || scheme.places.some((place) => copiesAt(melded, place) === COPIES)) {
      continue;
    }
    const stock = stockBeside(counts, melded, scheme);
    const rest = lacking(stock, { sets: 1 - melds.length, makes: ANYTHING });
    best = Math.min(best, missing + rest - 1);
  }
  return best;
}

export const KNITTED_STRAIGHT: Shape<'knitted-straight'> = {
  id: 'knitted-straight',
  read(counts, { concealed, melds }) {
    if (melds.length > 1 || concealed.length !== WHOLE_HAND - 3 * melds.length) return NO_READING;
    for (const scheme of KNITTED_SCHEMES) {
      if (heldOf(counts, scheme) < scheme.places.length) continue;
      // Five tiles beside it are too few for another one.
      const runs = scheme.runs.map((tile): Group => ({ kind: 'knitted', tile }));
      return quickGroupings(beside(counts, scheme)).map((groups) => runs.concat(groups));
    }
    return NO_READING;
  },
  distance,
  nearer: (hand, from) => placesBelow(from, hand, distance),
};
