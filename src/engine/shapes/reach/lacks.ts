import { TILES, type Tile } from '../../core/tile.ts';
import { FAR, type Makes } from '../../hand/lacking.ts';
import { lackingSingles } from '../honors-and-knitted.ts';
import type { Composition, UniformHand, Winds, WithSets } from './composition.ts';
import {
  differentPairsLack,
  type HandToBe,
  knittedLack,
  nearestFixed,
  nearestKnitted,
  pairsLack,
  setsLack,
  tilesLack,
} from './hand-to-be.ts';

/** The number of tiles that a hand lacks. */
export type Lacks = (hand: HandToBe, winds: Winds) => number;

type PlaceTest = (place: number) => boolean;

const ANY: PlaceTest = () => true;
const NEVER: PlaceTest = () => false;

function placesWhere(passes: ((tile: Tile) => boolean) | undefined): PlaceTest {
  if (passes === undefined) return ANY;
  const table = TILES.map(passes);
  return (place) => table[place] === true;
}

function makesOf({ tiles, each, sets }: UniformHand): Makes {
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

function lacksOfUniform(way: UniformHand): Lacks {
  const makes = makesOf(way);
  const places = placesWhere(way.tiles);
  const needs = way.parts ?? [];
  const lacks = {
    sets: (hand: HandToBe) => setsLack(hand, { makes, needs }),
    knitted: (hand: HandToBe) => knittedLack(hand, { makes, needs }),
    pairs: (hand: HandToBe) => pairsLack(hand, places, needs),
    'different-pairs': (hand: HandToBe) => differentPairsLack(hand, places),
  };
  return (hand) => Math.min(...way.shapes.map((shape) => lacks[shape](hand)));
}

const withSets =
  ({ with: choices, alsoKnitted }: WithSets): Lacks =>
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
const heldKinds = ({ held, room }: HandToBe): readonly Tile[] =>
  TILES.filter((_, at) => (held[at] ?? 0) > 0 && (room[at] ?? 0) >= 3);

const pung = (tile: Tile) => ({ kind: 'pung', tile }) as const;

const concealedPungs =
  (count: number): Lacks =>
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
  (honors: readonly number[]): Lacks =>
  ({ melds, held }) =>
    melds.length > 0 ? FAR : Math.min(...honors.map((count) => lackingSingles(held, count)));

const fourteenOf =
  (hands: readonly (readonly Tile[])[]): Lacks =>
  (hand) =>
    Math.min(...hands.map((tiles) => tilesLack(hand, tiles)));

function lacksOf(way: Composition): Lacks {
  if ('shapes' in way) return lacksOfUniform(way);
  if ('with' in way) return withSets(way);
  if ('concealedPungs' in way) return concealedPungs(way.concealedPungs);
  return 'singleHonors' in way ? singles(way.singleHonors) : fourteenOf(way.fourteen());
}

/** What the hand lacks of the nearest of these compositions. */
export function lacksOfAny(ways: readonly Composition[]): Lacks {
  const all = ways.map(lacksOf);
  return (hand, winds) => Math.min(...all.map((lacks) => lacks(hand, winds)));
}
