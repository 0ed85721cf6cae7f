/** The way to the hands that are no four sets and a pair, and to nine gates. */
import { RANKS, SUITS, TILES, type Tile } from '../../../core/tile.ts';
import { copiesOf } from '../../../core/tile-counts.ts';
import { ORPHANS } from '../../../hand/readings.ts';
import { KNITTED_SCHEMES } from '../knitted.ts';
import { FAR } from '../lack.ts';
import { type HandToBe, nearestKnitted, pairsLack, tilesLack } from './hand-to-be.ts';
import type { Route } from './route.ts';

const nearest = (hand: HandToBe, choices: readonly (readonly Tile[])[]): number =>
  Math.min(...choices.map((tiles) => tilesLack(hand, tiles)));

const SHIFTED = SUITS.flatMap((suit) =>
  RANKS.slice(0, 3).map((first) =>
    RANKS.slice(first - 1, first + 6).flatMap((rank): Tile[] => [
      `${rank}${suit}`,
      `${rank}${suit}`,
    ]),
  ),
);

/** The thirteen tiles that the gates are held with, and any tile of the suit. */
const GATES = SUITS.flatMap((suit) => {
  const kinds = RANKS.map((rank): Tile => `${rank}${suit}`);
  const [first, last] = [`1${suit}`, `9${suit}`] as const;
  return kinds.map((tile) => [...kinds, first, first, last, last, tile] as const);
});

const THIRTEEN = ORPHANS.map((tile) => [...ORPHANS, tile]);

const HONORS = TILES.slice(27);

/** Fourteen different tiles, so many of them honours and the rest of one scheme. */
function singlesLack({ melds, held }: HandToBe, honors: readonly number[]): number {
  if (melds.length > 0) return FAR;
  const there = HONORS.filter((tile) => copiesOf(held, tile) > 0).length;
  const knitted = KNITTED_SCHEMES.map(
    ({ places }) => places.filter((place) => (held[place] ?? 0) > 0).length,
  );
  const most = Math.max(...knitted);
  return Math.min(
    ...honors.map((count) => Math.max(0, count - there) + Math.max(0, 14 - count - most)),
  );
}

/** Beside a set and a pair, or among single tiles with five honours (`mcr.dec.8`). */
const knittedStraight = (hand: HandToBe): number =>
  Math.min(nearestKnitted(hand, [{ sets: [] }]), singlesLack(hand, [5]));

export const SPECIAL_ROUTES: readonly Route[] = [
  { number: 44, lacks: (hand) => singlesLack(hand, [5, 6]) },
  { number: 45, lacks: knittedStraight },
  { number: 55, lacks: (hand) => pairsLack(hand, () => true) },
  { number: 56, lacks: (hand) => singlesLack(hand, [HONORS.length]) },
  { number: 78, lacks: (hand) => nearest(hand, GATES) },
  { number: 80, lacks: (hand) => nearest(hand, SHIFTED) },
  { number: 81, lacks: (hand) => nearest(hand, THIRTEEN) },
];
