/** How far a hand is from ready over all shapes of these rules, the knitted ones among them. */
import { groupTiles, type Meld } from '../../core/group.ts';
import { COPIES, type Tile, tileIndex } from '../../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../../core/tile-counts.ts';
import { distances } from '../../hand/distance.ts';
import { KNITTED_SCHEMES, type KnittedScheme } from './knitted.ts';
import { ANYTHING, FAR, lacking, type Stock } from './lack.ts';

/** Tiles short of being ready, −1 where complete; `null` where the shape is out of reach. */
export interface McrDistances {
  readonly standard: number;
  /** Four alike are two pairs. */
  readonly sevenPairs: number | null;
  readonly thirteenOrphans: number | null;
  /** With one meld at most. */
  readonly knittedStraight: number | null;
  /** The lesser and the greater hand: fourteen single tiles. */
  readonly honorsAndKnitted: number | null;
  /** The smallest of them. */
  readonly distance: number;
}

const PAIRS = 7;
const SINGLES = 14;
const FIRST_HONOR = tileIndex('1z');

/** With 13 or 14 tiles in all, three for each meld: none stands elsewhere. */
const isWhole = (tiles: readonly Tile[], melds: readonly Meld[]): boolean =>
  tiles.length + 3 * melds.length >= SINGLES - 1;

function pairsDistance(counts: TileCounts): number {
  return PAIRS - 1 - counts.reduce((pairs, copies) => pairs + Math.floor(copies / 2), 0);
}

const heldOf = (counts: TileCounts, { places }: KnittedScheme): number =>
  places.filter((place) => copiesAt(counts, place) > 0).length;

function singlesDistance(counts: TileCounts): number {
  const honors = counts.slice(FIRST_HONOR).filter((copies) => copies > 0).length;
  const knitted = Math.max(...KNITTED_SCHEMES.map((scheme) => heldOf(counts, scheme)));
  return SINGLES - 1 - Math.min(SINGLES, honors + knitted);
}

/** What there is beside the nine tiles of a scheme, and how much room is left. */
function besideScheme(counts: TileCounts, melded: TileCounts, scheme: KnittedScheme): Stock {
  const held = counts.slice();
  const room = melded.map((copies) => COPIES - copies);
  for (const place of scheme.places) {
    held[place] = Math.max(0, copiesAt(held, place) - 1);
    room[place] = copiesAt(room, place) - 1;
  }
  return { held, room };
}

/**
 * The nearest knitted straight, with a set and a pair beside it, or the pair alone where the set
 * is melded. Not looked for where it would be `limit` away or more.
 */
function straightDistance(counts: TileCounts, melds: readonly Meld[], limit = FAR): number {
  const melded = countTiles(melds.flatMap(groupTiles));
  let best = limit;
  for (const scheme of KNITTED_SCHEMES) {
    const missing = scheme.places.length - heldOf(counts, scheme);
    if (missing - 1 >= best || scheme.places.some((place) => copiesAt(melded, place) === COPIES)) {
      continue;
    }
    const beside = besideScheme(counts, melded, scheme);
    const rest = lacking(beside, { sets: 1 - melds.length, makes: ANYTHING });
    best = Math.min(best, missing + rest - 1);
  }
  return best;
}

function smallest(...all: readonly (number | null)[]): number {
  return Math.min(...all.map((one) => one ?? FAR));
}

/**
 * Distances of 13 or 14 tiles, melds taking the place of three each, to every shape of these
 * rules. With fewer tiles the groups not shown count as made, and four sets and a pair alone are
 * looked for.
 */
export function mcrDistances(tiles: readonly Tile[], melds: readonly Meld[] = []): McrDistances {
  const { standard, thirteenOrphans } = distances(tiles, melds);
  const counts = countTiles(tiles);
  const whole = isWhole(tiles, melds);
  const closed = whole && melds.length === 0;
  const sevenPairs = closed ? pairsDistance(counts) : null;
  const honorsAndKnitted = closed ? singlesDistance(counts) : null;
  const straight = whole && melds.length <= 1 ? straightDistance(counts, melds) : FAR;
  const knittedStraight = straight >= FAR ? null : straight;
  const others = { standard, sevenPairs, thirteenOrphans, knittedStraight, honorsAndKnitted };
  return { ...others, distance: smallest(...Object.values(others)) };
}

/** The smallest of the distances, without the others. */
export function mcrDistance(tiles: readonly Tile[], melds: readonly Meld[] = []): number {
  const plain = distances(tiles, melds).distance;
  if (!isWhole(tiles, melds) || melds.length > 1) return plain;
  const counts = countTiles(tiles);
  const special = melds.length > 0 ? [] : [pairsDistance(counts), singlesDistance(counts)];
  return straightDistance(counts, melds, smallest(plain, ...special));
}
