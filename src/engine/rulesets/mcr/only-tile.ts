import type { Situation } from '../../core/situation.ts';
import { COPIES, TILES } from '../../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../../core/tile-counts.ts';
import { isGroupable } from '../../hand/quick-readings.ts';
import { heldOf, KNITTED_SCHEMES } from '../../shapes/knitted.ts';
import { laidTiles } from './circumstances.ts';
import { MCR_SHAPES } from './shapes.ts';

const heldBefore = ({ concealed, melds }: Situation): TileCounts =>
  countTiles([...concealed, ...laidTiles(melds)]);

const RANKS_IN_SUIT = 9;
const partOf = (place: number): number => Math.floor(place / RANKS_IN_SUIT);
const PARTS = TILES.map((_, place) => partOf(place));

/** For each suit and the honours, whether sets and a pair can be left with one tile more there. */
function roomyParts(counts: TileCounts): readonly boolean[] {
  const over = [0, 0, 0, 0];
  for (let at = 0; at < TILES.length; at++) {
    const part = PARTS[at] as number;
    over[part] = ((over[part] as number) + copiesAt(counts, at)) % 3;
  }
  // Together the parts must hold the two tiles of one pair and whole sets beside it.
  return over.map((_, more) => {
    const left = over.map((tiles, part) => (part === more ? (tiles + 1) % 3 : tiles));
    return !left.includes(1) && left.filter((tiles) => tiles === 2).length === 1;
  });
}

const ORPHAN_KINDS = 11;
const SCHEME_TILES = 8;

/** Whether another shape than four sets and a pair may be one tile away. */
function mayBeSpecial(counts: TileCounts): boolean {
  let kinds = 0;
  let odd = 0;
  for (let at = 0; at < TILES.length; at++) {
    const copies = copiesAt(counts, at);
    if (copies > 0) kinds++;
    if (copies % 2 === 1) odd++;
  }
  return (
    kinds > ORPHAN_KINDS ||
    odd <= 1 ||
    KNITTED_SCHEMES.some((scheme) => heldOf(counts, scheme) >= SCHEME_TILES)
  );
}

const [, ...SPECIAL] = MCR_SHAPES;

/** The places of the kinds that complete the hand, those held four times among them. */
function completing(situation: Situation): readonly number[] {
  const counts = countTiles(situation.concealed);
  const roomy = roomyParts(counts);
  const special = mayBeSpecial(counts) ? SPECIAL : [];
  const places: number[] = [];
  for (let place = 0; place < TILES.length; place++) {
    if (special.length === 0 && roomy[PARTS[place] as number] !== true) continue;
    counts[place] = copiesAt(counts, place) + 1;
    const complete =
      isGroupable(counts) || special.some(({ read }) => read(counts, situation).length > 0);
    counts[place] = copiesAt(counts, place) - 1;
    if (complete) places.push(place);
  }
  return places;
}

const known = new WeakMap<Situation, readonly number[]>();

function knownCompleting(situation: Situation): readonly number[] {
  const before = known.get(situation);
  if (before !== undefined) return before;
  const places = completing(situation);
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
