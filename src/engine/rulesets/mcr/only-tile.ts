import type { Situation } from '../../core/situation.ts';
import { COPIES, TILES } from '../../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../../core/tile-counts.ts';
import { groupingPlaces } from '../../hand/quick-readings.ts';
import { KNITTED_SCHEMES, type KnittedScheme } from '../../shapes/knitted.ts';
import { laidTiles } from './circumstances.ts';
import { MCR_SHAPES } from './shapes.ts';

const heldBefore = ({ concealed, melds }: Situation): TileCounts =>
  countTiles([...concealed, ...laidTiles(melds)]);

const ORPHAN_KINDS = 11;

/** Whether no more than one tile of a knitted straight is missing. */
function isAlmostHeld(counts: TileCounts, { places }: KnittedScheme): boolean {
  let missing = 0;
  for (let at = 0; at < places.length && missing < 2; at++) {
    if (copiesAt(counts, places[at] as number) === 0) missing++;
  }
  return missing < 2;
}

/** Whether another shape than four sets and a pair may be one tile away: a set may lie beside a straight. */
function mayBeSpecial(counts: TileCounts, melds: number): boolean {
  if (melds > 1) return false;
  for (const scheme of KNITTED_SCHEMES) if (isAlmostHeld(counts, scheme)) return true;
  let kinds = 0;
  let odd = 0;
  for (let at = 0; at < TILES.length; at++) {
    const copies = copiesAt(counts, at);
    if (copies > 0) kinds++;
    odd += copies & 1;
  }
  return melds === 0 && (kinds > ORPHAN_KINDS || odd <= 1);
}

const [, ...SPECIAL] = MCR_SHAPES;

/** The places of the kinds that complete the hand, those held four times among them. */
function completing(situation: Situation): readonly number[] {
  const counts = countTiles(situation.concealed);
  const places = groupingPlaces(counts);
  if (!mayBeSpecial(counts, situation.melds.length)) return places;
  return TILES.flatMap((_, place) => {
    if (places.includes(place)) return [place];
    counts[place] = copiesAt(counts, place) + 1;
    const complete = SPECIAL.some(({ read }) => read(counts, situation).length > 0);
    counts[place] = copiesAt(counts, place) - 1;
    return complete ? [place] : [];
  });
}

/** The readings of a hand are asked one after the other. */
let last: { readonly situation: Situation; readonly places: readonly number[] } | undefined;

function knownCompleting(situation: Situation): readonly number[] {
  if (last?.situation !== situation) last = { situation, places: completing(situation) };
  return last.places;
}

/**
 * Whether only one kind of tile completed the hand. A kind held four times cannot come any more:
 * `exhausted` says whether it is one waited for all the same.
 */
export function isOnlyTile(
  situation: Situation,
  { exhausted }: { readonly exhausted: boolean },
): boolean {
  const places = knownCompleting(situation);
  if (places.length <= 1 || exhausted) return places.length <= 1;
  const held = heldBefore(situation);
  return places.filter((place) => copiesAt(held, place) < COPIES).length <= 1;
}
