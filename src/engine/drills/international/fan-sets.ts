/** Sets, tiles and whole hands that the hands of the international rules are dealt from. */
import type { Group } from '../../core/group.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import {
  familyOf,
  isHonour,
  isSuited,
  ORPHANS,
  rankOf,
  TILES,
  type Tile,
} from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import { KNITTED_SCHEMES } from '../../shapes/knitted.ts';

export type Laid = 'open' | 'held';

/** A set as it is wished for: on a tile, chows on their lowest. */
export interface WishedSet extends Group {
  readonly kind: 'chow' | 'pung' | 'kong';
  /** As the recipe says unless told. */
  readonly laid?: Laid;
}

/** Who holds the hand, and when. */
export interface FanSeat {
  readonly seat: Wind;
  readonly round: Wind;
}

/** Makes sets by chance, for who holds them. */
export type MakesSets = (rng: Rng, seat: FanSeat) => readonly WishedSet[];

const suited = (rank: number, suit: 'm' | 'p' | 's'): Tile => `${rank}${suit}` as Tile;
const chow = (rank: number, suit: 'm' | 'p' | 's' = 'm'): WishedSet => ({
  kind: 'chow',
  tile: suited(rank, suit),
});
const pung = (tile: Tile): WishedSet => ({ kind: 'pung', tile });
const from = (rng: Rng, low: number, high: number): number => low + rng.below(high - low + 1);

const MPS = ['m', 'p', 's'] as const;
export const WINDS_TILES: readonly Tile[] = ['1z', '2z', '3z', '4z'];
export const DRAGONS: readonly Tile[] = ['5z', '6z', '7z'];
export const isEnd = (tile: Tile): boolean =>
  isSuited(tile) && (rankOf(tile) === 1 || rankOf(tile) === 9);
export const isWind = (tile: Tile): boolean => WINDS_TILES.includes(tile);
export const ranks =
  (low: number, high: number) =>
  (tile: Tile): boolean =>
    isSuited(tile) && rankOf(tile) >= low && rankOf(tile) <= high;
export const among =
  (...tiles: readonly Tile[]) =>
  (tile: Tile): boolean =>
    tiles.includes(tile);
export const inFamilies =
  (...families: readonly string[]) =>
  (tile: Tile): boolean =>
    families.includes(familyOf(tile));

/** Chows on these ranks, raised by as many as there is room for. */
export const chows =
  (...steps: readonly number[]) =>
  (rng: Rng): readonly WishedSet[] => {
    const start = from(rng, 1, 7 - Math.max(...steps));
    return steps.map((step) => chow(start + step));
  };
export const chowsOfSuits =
  (...steps: readonly number[]) =>
  (rng: Rng): readonly WishedSet[] => {
    const start = from(rng, 1, 7 - Math.max(...steps));
    return steps.map((step, at) => chow(start + step, MPS[at]));
  };
export const pungs =
  (...steps: readonly number[]) =>
  (rng: Rng): readonly WishedSet[] => {
    const start = from(rng, 1, 9 - Math.max(...steps));
    return steps.map((step) => pung(suited(start + step, 'm')));
  };
export const pungsOfSuits =
  (...steps: readonly number[]) =>
  (rng: Rng): readonly WishedSet[] => {
    const start = from(rng, 1, 9 - Math.max(...steps));
    return steps.map((step, at) => pung(suited(start + step, MPS[at] ?? 'm')));
  };
export const eitherOf =
  (...ways: readonly ((rng: Rng) => readonly WishedSet[])[]) =>
  (rng: Rng): readonly WishedSet[] =>
    pick(rng, ways)(rng);
export const pungsAmong =
  (tiles: readonly Tile[], count: number) =>
  (rng: Rng): readonly WishedSet[] =>
    shuffled(rng, tiles).slice(0, count).map(pung);
export const laidAs =
  (laid: Laid, sets: MakesSets): MakesSets =>
  (rng, seat) =>
    sets(rng, seat).map((set) => ({ ...set, laid }));
export const kongs =
  (count: number) =>
  (rng: Rng): readonly WishedSet[] =>
    shuffled(rng, TILES)
      .slice(0, count)
      .map((tile) => ({ kind: 'kong', tile }));

const SUITED = TILES.filter(isSuited);
export const ENDS_AND_HONOURS = TILES.filter((tile) => !isSuited(tile) || isEnd(tile));
export const windPung =
  (of: keyof FanSeat) =>
  (_: Rng, seat: FanSeat): readonly WishedSet[] => [
    pung(`${'ESWN'.indexOf(seat[of]) + 1}z` as Tile),
  ];

const places = (rng: Rng): readonly Tile[] =>
  pick(rng, KNITTED_SCHEMES).places.map((place) => TILES[place] as Tile);

/** Fourteen single tiles, so many of them honours. */
export const singles =
  (fewest: number, most: number) =>
  (rng: Rng): readonly Tile[] => {
    const honours = from(rng, fewest, most);
    return shuffled(rng, [
      ...shuffled(rng, TILES.filter(isHonour)).slice(0, honours),
      ...shuffled(rng, places(rng)).slice(0, 14 - honours),
    ]);
  };

export function knittedStraight(rng: Rng): readonly Tile[] {
  const start = from(rng, 1, 7);
  const tile = pick(rng, TILES);
  const two = pick(rng, TILES);
  const set =
    rng.below(2) === 0 ? [0, 1, 2].map((step) => suited(start + step, 'm')) : [tile, tile, tile];
  return shuffled(rng, [...places(rng), ...set, two, two]);
}

export const sevenPairs = (rng: Rng): readonly Tile[] =>
  shuffled(
    rng,
    shuffled(rng, TILES)
      .slice(0, 7)
      .flatMap((tile) => [tile, tile]),
  );

export function shiftedPairs(rng: Rng): readonly Tile[] {
  const start = from(rng, 1, 3);
  const kinds = Array.from({ length: 7 }, (_, at) => suited(start + at, 'm'));
  return shuffled(
    rng,
    kinds.flatMap((tile) => [tile, tile]),
  );
}

export const nineGates = (rng: Rng): readonly Tile[] => [
  ...[1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9].map((rank) => suited(rank, 'm')),
  suited(from(rng, 1, 9), 'm'),
];

export const orphans = (rng: Rng): readonly Tile[] =>
  shuffled(rng, [...ORPHANS, pick(rng, ORPHANS)]);

/** Fours of a kind that are no kong: a pung beside a chow, or chows over each other. */
export const hog = (rng: Rng): readonly WishedSet[] => {
  const rank = from(rng, 1, 7);
  return [pung(suited(rank, 'm')), chow(rank)];
};

export const allTypes = (rng: Rng): readonly WishedSet[] => [
  chow(from(rng, 1, 7), 'm'),
  chow(from(rng, 1, 7), 'p'),
  chow(from(rng, 1, 7), 's'),
  pung(pick(rng, WINDS_TILES)),
];

/** Nothing that scores if chance is kind. */
export const chicken = (rng: Rng): readonly WishedSet[] => [
  { ...chow(from(rng, 2, 4), 'm'), laid: 'held' },
  { ...chow(from(rng, 1, 7), 'p'), laid: 'open' },
  { ...chow(from(rng, 1, 7), 's'), laid: 'open' },
  { ...pung(suited(from(rng, 2, 8), 'm')), laid: 'open' },
];

export const REVERSIBLE = among(
  ...(['1p', '2p', '3p', '4p', '5p', '8p', '9p'] as const),
  ...(['2s', '4s', '5s', '6s', '8s', '9s', '5z'] as const),
);
export const GREEN = among('2s', '3s', '4s', '6s', '8s', '6z');
export const isEven = (tile: Tile): boolean => isSuited(tile) && rankOf(tile) % 2 === 0;
export const ends = (suits: readonly ('m' | 'p' | 's')[]) => (): readonly WishedSet[] =>
  suits.flatMap((suit) => [chow(1, suit), chow(7, suit)]);
export const isOutside = (tile: Tile): boolean => !isSuited(tile) || isEnd(tile);
export const HELD_PUNGS = { kinds: ['pung'], laid: 'held' } as const;

/** Any set that a hand may be filled up with. */
export const ANY_SETS: readonly WishedSet[] = [
  ...SUITED.filter((tile) => rankOf(tile) <= 7).map((tile): WishedSet => ({ kind: 'chow', tile })),
  ...TILES.map(pung),
];
