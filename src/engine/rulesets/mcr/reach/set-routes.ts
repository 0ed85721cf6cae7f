/** The way to the hands that some sets make, whatever stands beside them. */
import { type Group, type GroupKind, startsChow } from '../../../core/group.ts';
import { RANKS, SUITS, type Suit, TILES, type Tile } from '../../../core/tile.ts';
import { type Wind, windTile } from '../../../core/win.ts';
import { ORPHANS } from '../../../hand/readings.ts';
import { OF_CHOWS, OF_PUNGS, type Pattern } from '../items/combinations.ts';
import { type Fixed, type HandToBe, nearestFixed, nearestKnitted } from './hand-to-be.ts';
import type { Route } from './route.ts';

const pung = (tile: Tile): Group => ({ kind: 'pung', tile });
const chow = (tile: Tile): Group => ({ kind: 'chow', tile });

/** The numbers in steps from each start, as far as there are such numbers. */
function runsOf(steps: readonly number[]): readonly (readonly number[])[] {
  const last = RANKS.length;
  return RANKS.map((first) =>
    [0, ...steps].map((_, at) => first + steps.slice(0, at).reduce((sum, step) => sum + step, 0)),
  ).filter((run) => (run.at(-1) ?? 0) <= last);
}

/** Every way to put so many sets into so many different suits, each in its own. */
function suitings(sets: number, suits: number): readonly (readonly Suit[])[] {
  if (suits === 1) return SUITS.map((suit) => Array<Suit>(sets).fill(suit));
  return SUITS.flatMap((one) =>
    SUITS.filter((other) => other !== one).flatMap((other): (readonly Suit[])[] => {
      const third = SUITS.find((suit) => suit !== one && suit !== other) as Suit;
      return suits === 2 ? [[one, other]] : [[one, other, third]];
    }),
  );
}

const isLow = (group: Group): boolean => group.kind !== 'chow' || startsChow(group.tile);

function choicesOf({ sets, suits, steps }: Pattern, kind: GroupKind): readonly Fixed[] {
  const choices = new Map<string, readonly Group[]>();
  for (const run of steps.flatMap(runsOf)) {
    for (const suiting of suitings(sets, suits)) {
      const groups = run.map(
        (rank, at): Group => ({ kind, tile: `${rank}${suiting[at]}` as Tile }),
      );
      const name = groups
        .map(({ tile }) => tile)
        .sort()
        .join();
      if (groups.every(isLow)) choices.set(name, groups);
    }
  }
  return [...choices.values()].map((groups) => ({ sets: groups }));
}

const route = (number: number, choices: readonly Fixed[]): Route => ({
  number,
  lacks: (hand) => nearestFixed(hand, choices),
});

/** One set alone may stand beside a knitted straight as well. */
const single = (number: number, tiles: readonly Tile[]): Route => {
  const choices = tiles.map((tile): Fixed => ({ sets: [pung(tile)] }));
  return {
    number,
    lacks: (hand) => Math.min(nearestFixed(hand, choices), nearestKnitted(hand, choices)),
  };
};

const WIND_TILES = TILES.slice(27, 31);
const DRAGON_TILES = TILES.slice(31);

/** All of them but one, and that one. */
const leavingOut = (tiles: readonly Tile[]): readonly (readonly [Tile, readonly Tile[]])[] =>
  tiles.map((out) => [out, tiles.filter((tile) => tile !== out)]);

const allBut = (tiles: readonly Tile[]): readonly Fixed[] =>
  leavingOut(tiles).map(([, others]) => ({ sets: others.map(pung) }));

const pairOfOne = (tiles: readonly Tile[]): readonly Fixed[] =>
  leavingOut(tiles).map(([pair, others]) => ({ sets: others.map(pung), pair }));

const ends = (suit: Suit): readonly Group[] => [chow(`1${suit}`), chow(`7${suit}`)];

const THREE_SUITED = SUITS.map(
  (suit): Fixed => ({
    sets: SUITS.filter((other) => other !== suit).flatMap(ends),
    pair: `5${suit}`,
  }),
);

const PURE = SUITS.map(
  (suit): Fixed => ({ sets: [...ends(suit), ...ends(suit)], pair: `5${suit}` }),
);

const COMBINED: readonly Route[] = [
  ...OF_CHOWS.map((pattern) => route(pattern.number, choicesOf(pattern, 'chow'))),
  ...OF_PUNGS.map((pattern) => route(pattern.number, choicesOf(pattern, 'pung'))),
];

/** A pung paid as a dragon or as a wind of the hand is none of ends or honours (M16). */
const unpaid = (tiles: readonly Tile[], { seat, round }: Winds): readonly Tile[] =>
  tiles.filter((tile) => ![...DRAGON_TILES, windTile(seat), windTile(round)].includes(tile));

const HONORED: readonly Route[] = [
  single(14, DRAGON_TILES),
  route(34, allBut(DRAGON_TILES)),
  route(48, allBut(WIND_TILES)),
  route(70, pairOfOne(WIND_TILES)),
  route(71, pairOfOne(DRAGON_TILES)),
  route(75, [{ sets: WIND_TILES.map(pung) }]),
  route(76, [{ sets: DRAGON_TILES.map(pung) }]),
];

/** Kinds of which so many are chosen, in the order of the tiles. */
function chosen(tiles: readonly Tile[], count: number): readonly (readonly Tile[])[] {
  if (count === 0) return [[]];
  return tiles.flatMap((tile, at) =>
    chosen(tiles.slice(at + 1), count - 1).map((rest) => [tile, ...rest]),
  );
}

/** A kind not held at all is never nearer than one of which there is a tile. */
const held = ({ held: counts, room }: HandToBe): readonly Tile[] =>
  TILES.filter((_, at) => (counts[at] ?? 0) > 0 && (room[at] ?? 0) >= 3);

/** So many pungs in hand, concealed kongs among them. */
const concealedPungs = (number: number, count: number): Route => ({
  number,
  lacks(hand) {
    const kongs = hand.melds.filter(({ open }) => !open);
    const inHand = chosen(held(hand), Math.max(0, count - kongs.length));
    // A meld alike would pass for a pung in hand.
    return nearestFixed(
      hand,
      inHand.map((tiles) => ({
        sets: [...tiles.map(pung), ...kongs.map(({ tile }) => pung(tile))],
      })),
    );
  },
});

export interface Winds {
  readonly seat: Wind;
  readonly round: Wind;
}

export const setRoutes = ({ seat, round }: Winds): readonly Route[] => [
  ...COMBINED,
  ...HONORED,
  single(5, unpaid(ORPHANS, { seat, round })),
  single(15, [windTile(round)]),
  single(16, [windTile(seat)]),
  concealedPungs(21, 2),
  concealedPungs(54, 3),
  concealedPungs(73, 4),
  route(50, THREE_SUITED),
  route(74, PURE),
];
