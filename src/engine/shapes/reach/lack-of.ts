import { pung } from '../../core/group.ts';
import { TILES, type Tile } from '../../core/tile.ts';
import { FAR, type SetRules } from '../../hand/lack.ts';
import { lackingSingles } from '../honors-and-knitted.ts';
import type { Composition, UniformHand, Winds, WithSets } from './composition.ts';
import {
  differentPairsLack,
  knittedLack,
  nearestFixed,
  nearestKnitted,
  pairsLack,
  type ReachHand,
  setsLack,
  tilesLack,
} from './reach-hand.ts';

/** The number of tiles that a hand lacks. */
export type LackOf = (hand: ReachHand, winds: Winds) => number;

type PlaceTest = (place: number) => boolean;

const ANY: PlaceTest = () => true;
const NEVER: PlaceTest = () => false;

function placesWhere(passes: ((tile: Tile) => boolean) | undefined): PlaceTest {
  if (passes === undefined) return ANY;
  const table = TILES.map(passes);
  return (place) => table[place] === true;
}

function makesOf({ tiles, each, sets }: UniformHand): SetRules {
  const all = placesWhere(tiles);
  const inEach = placesWhere(each);
  const alike: PlaceTest = (place) => all(place) && inEach(place);
  const chows: PlaceTest = (place) =>
    all(place) &&
    all(place + 1) &&
    all(place + 2) &&
    (inEach(place) || inEach(place + 1) || inEach(place + 2));
  return {
    chows: sets === 'pungs' ? NEVER : chows,
    pungs: sets === 'chows' ? NEVER : alike,
    pairs: alike,
  };
}

function lacksOfUniform(way: UniformHand): LackOf {
  const makes = makesOf(way);
  const places = placesWhere(way.tiles);
  const needs = way.parts ?? [];
  const lacks = {
    sets: (hand: ReachHand) => setsLack(hand, { makes, needs }),
    knitted: (hand: ReachHand) => knittedLack(hand, { makes, needs }),
    pairs: (hand: ReachHand) => pairsLack(hand, places, needs),
    'different-pairs': (hand: ReachHand) => differentPairsLack(hand, places),
  };
  return (hand) => Math.min(...way.shapes.map((shape) => lacks[shape](hand)));
}

const withSets =
  ({ with: choices, alsoKnitted }: WithSets): LackOf =>
  (hand, winds) => {
    const sets = typeof choices === 'function' ? choices(winds) : choices;
    const plain = nearestFixed(hand, sets);
    return alsoKnitted ? Math.min(plain, nearestKnitted(hand, sets)) : plain;
  };

function choicesOf(tiles: readonly Tile[], count: number): readonly (readonly Tile[])[] {
  if (count === 0) return [[]];
  return tiles.flatMap((tile, at) =>
    choicesOf(tiles.slice(at + 1), count - 1).map((rest) => [tile, ...rest]),
  );
}

/** A kind not held at all is never nearer than one of which there is a tile. */
const heldKinds = ({ held, room }: ReachHand): readonly Tile[] =>
  TILES.filter((_, at) => (held[at] ?? 0) > 0 && (room[at] ?? 0) >= 3);

const concealedPungs =
  (count: number): LackOf =>
  (hand) => {
    const kongs = hand.melds.filter(({ open }) => !open);
    const inHand = choicesOf(heldKinds(hand), Math.max(0, count - kongs.length));
    // A meld alike would pass for a pung in hand.
    return nearestFixed(
      hand,
      inHand.map((tiles) => ({
        sets: [...tiles.map(pung), ...kongs.map(({ tile }) => pung(tile))],
      })),
    );
  };

const singles =
  (honors: readonly number[]): LackOf =>
  ({ melds, held }) =>
    melds.length > 0 ? FAR : Math.min(...honors.map((count) => lackingSingles(held, count)));

const fourteenOf =
  (hands: readonly (readonly Tile[])[]): LackOf =>
  (hand) =>
    Math.min(...hands.map((tiles) => tilesLack(hand, tiles)));

function lacksOf(way: Composition): LackOf {
  if ('shapes' in way) return lacksOfUniform(way);
  if ('with' in way) return withSets(way);
  if ('concealedPungs' in way) return concealedPungs(way.concealedPungs);
  return 'singleHonors' in way ? singles(way.singleHonors) : fourteenOf(way.fourteen());
}

/** What the hand lacks of the nearest of these compositions. */
export function lacksOfAny(ways: readonly Composition[]): LackOf {
  const all = ways.map(lacksOf);
  return (hand, winds) => Math.min(...all.map((lacks) => lacks(hand, winds)));
}
