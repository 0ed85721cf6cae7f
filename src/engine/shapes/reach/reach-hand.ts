/** What a hand lacks of a complete one that is made in a certain way. */

import { type Group, groupTiles, type Meld } from '../../core/group.ts';
import { TILES, type Tile, tileIndex } from '../../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../../core/tile-counts.ts';
import {
  ANY_SETS,
  FAR,
  LACK_PARTS,
  type LackPart,
  lackOf,
  type SetRules,
  type Stock,
  stockOf,
} from '../../hand/lack.ts';
import { KNITTED_SCHEMES } from '../knitted.ts';
import { lackingPairs } from '../seven-pairs.ts';
import type { CertainSets } from './composition.ts';

export interface ReachHand extends Stock {
  readonly melds: readonly Meld[];
}

const SETS = 4;
const SETS_BESIDE_KNITTED = 1;

export const reachHand = (concealed: readonly Tile[], melds: readonly Meld[]): ReachHand => ({
  ...stockOf(countTiles(concealed), melds),
  melds,
});

const NINES = KNITTED_SCHEMES.map(({ places }) =>
  countTiles(places.map((place) => TILES[place] as Tile)),
);

function missing(held: TileCounts, wanted: TileCounts): number {
  let tiles = 0;
  for (let at = 0; at < TILES.length; at++) {
    tiles += Math.max(0, copiesAt(wanted, at) - copiesAt(held, at));
  }
  return tiles;
}

const fitsIn = (room: TileCounts, wanted: TileCounts): boolean =>
  wanted.every((copies, at) => copies <= copiesAt(room, at));

const beside = ({ held, room }: Stock, taken: TileCounts): Stock => ({
  held: held.map((copies, at) => Math.max(0, copies - copiesAt(taken, at))),
  room: room.map((copies, at) => copies - copiesAt(taken, at)),
});

const partOf = (place: number): LackPart => {
  if (place >= tileIndex('5z')) return 'dragons';
  return LACK_PARTS[Math.floor(place / 9)] as LackPart;
};

const canBe = (meld: Group, makes: SetRules): boolean =>
  meld.kind === 'chow' ? makes.chows(tileIndex(meld.tile)) : makes.pungs(tileIndex(meld.tile));

interface SetsWanted {
  readonly makes: SetRules;
  readonly needs?: readonly LackPart[];
}

/** Four sets and a pair made only so, melds included, with something of each part needed. */
export function setsLack(
  { melds, ...stock }: ReachHand,
  { makes, needs = [] }: SetsWanted,
): number {
  if (!melds.every((meld) => canBe(meld, makes))) return FAR;
  const melded = melds.map(({ tile }) => partOf(tileIndex(tile)));
  const wanted = needs.filter((part) => !melded.includes(part));
  return lackOf(stock, { sets: SETS - melds.length, makes, needs: wanted });
}

/** The nine tiles of a scheme, and the set and the pair beside them made only so. */
export function knittedLack(hand: ReachHand, { makes, needs = [] }: SetsWanted): number {
  const { melds, held } = hand;
  if (melds.length > SETS_BESIDE_KNITTED || !melds.every((meld) => canBe(meld, makes))) return FAR;
  const melded = melds.map(({ tile }) => partOf(tileIndex(tile)));
  const wanted = needs.filter((part) => !melded.includes(part));
  return NINES.reduce((least, nine) => {
    const first = missing(held, nine);
    if (first >= least || !fitsIn(hand.room, nine)) return least;
    const sets = SETS_BESIDE_KNITTED - melds.length;
    return Math.min(least, first + lackOf(beside(hand, nine), { sets, makes, needs: wanted }));
  }, FAR);
}

/** Seven pairs of such tiles, four alike being two, with something of each part needed. */
export const pairsLack = (
  { melds, held }: ReachHand,
  holds: (place: number) => boolean,
  needs: readonly LackPart[] = [],
): number => (melds.length > 0 ? FAR : lackingPairs(held, { holds, needs, partOf }));

const PAIRS = 7;

/** Seven pairs of as many kinds of such tiles. */
export function differentPairsLack(
  { melds, held }: ReachHand,
  holds: (place: number) => boolean,
): number {
  if (melds.length > 0) return FAR;
  const lacking = TILES.flatMap((_, place) =>
    holds(place) ? [Math.max(0, 2 - copiesAt(held, place))] : [],
  );
  if (lacking.length < PAIRS) return FAR;
  return lacking
    .sort((a, b) => a - b)
    .slice(0, PAIRS)
    .reduce((sum, tiles) => sum + tiles, 0);
}

function unmade(sets: CertainSets['sets'], melds: readonly Meld[]): CertainSets['sets'] {
  const left = [...sets];
  for (const { kind, tile } of melds) {
    const alike = kind === 'kong' ? 'pung' : kind;
    const at = left.findIndex((set) => set.kind === alike && set.tile === tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const tilesOf = ({ sets, pair }: CertainSets): readonly Tile[] => [
  ...sets.flatMap(groupTiles),
  ...(pair ? [pair, pair] : []),
];

/** What the hand lacks of these sets and a whole hand around them; `limit` if not less. */
function fixedLack(hand: ReachHand, { sets, pair }: CertainSets, limit = FAR): number {
  const toMake = unmade(sets, hand.melds);
  const rest = SETS - hand.melds.length - toMake.length;
  if (rest < 0) return limit;
  const taken = countTiles(tilesOf({ sets: toMake, ...(pair && { pair }) }));
  const first = missing(hand.held, taken);
  if (first >= limit || !fitsIn(hand.room, taken)) return limit;
  const stock = beside(hand, taken);
  const wanted = { sets: rest, makes: ANY_SETS, pair: pair === undefined };
  return Math.min(limit, first + lackOf(stock, wanted));
}

function fixedBeside(hand: ReachHand, nine: TileCounts, { sets }: CertainSets): number {
  const toMake = unmade(sets, hand.melds);
  const rest = SETS_BESIDE_KNITTED - hand.melds.length - toMake.length;
  const taken = countTiles(tilesOf({ sets: toMake }));
  const wanted = nine.map((copies, at) => copies + copiesAt(taken, at));
  if (rest < 0 || !fitsIn(hand.room, wanted)) return FAR;
  return missing(hand.held, wanted) + lackOf(beside(hand, wanted), { sets: rest, makes: ANY_SETS });
}

export const nearestKnitted = (hand: ReachHand, choices: readonly CertainSets[]): number =>
  NINES.reduce((least, nine) => {
    if (missing(hand.held, nine) >= least) return least;
    return Math.min(least, ...choices.map((fixed) => fixedBeside(hand, nine, fixed)));
  }, FAR);

export const nearestFixed = (hand: ReachHand, choices: readonly CertainSets[]): number =>
  choices.reduce((least, fixed) => fixedLack(hand, fixed, least), FAR);

export function tilesLack({ melds, held }: ReachHand, tiles: readonly Tile[]): number {
  return melds.length > 0 ? FAR : missing(held, countTiles(tiles));
}
