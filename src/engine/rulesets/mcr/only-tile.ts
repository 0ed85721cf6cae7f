/** Whether a hand waited for one kind of tile alone. */
import { groupTiles } from '../../core/group.ts';
import { COPIES, TILES } from '../../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../../core/tile-counts.ts';
import type { HonourRun, Situation } from '../../core/win.ts';
import type { Meld } from '../../core/group.ts';
import { SHAPES } from './shapes.ts';

const isGroup = (meld: Meld | HonourRun): meld is Meld =>
  meld.kind !== 'dragons' && meld.kind !== 'winds';

/** Copies of each kind in the hand before its last tile, melds included. */
const heldBefore = ({ concealed, melds }: Situation): TileCounts =>
  countTiles([...concealed, ...melds.filter(isGroup).flatMap(groupTiles)]);

/** Whether the hand is complete with one tile more of this kind. */
function completes(situation: Situation, counts: TileCounts, place: number): boolean {
  counts[place] = copiesAt(counts, place) + 1;
  const complete = SHAPES.some((shape) => shape.read(counts, situation).length > 0);
  counts[place] = copiesAt(counts, place) - 1;
  return complete;
}

/** The places of the kinds that complete the hand, those held four times among them. */
function completing(situation: Situation): readonly number[] {
  const counts = countTiles(situation.concealed);
  return TILES.map((_, at) => at).filter((place) => completes(situation, counts, place));
}

const known = new WeakMap<Situation, readonly number[]>();

function knownCompleting(situation: Situation): readonly number[] {
  const places = known.get(situation) ?? completing(situation);
  known.set(situation, places);
  return places;
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
