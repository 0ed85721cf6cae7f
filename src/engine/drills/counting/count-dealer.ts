/** Hands built from recipes: likely to hold what they are dealt for, and lawful in their copies. */
import { type Group, groupTiles, type Meld, startsChow } from '../../core/group.ts';
import { checkCopies, type Hand, type WinSource } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import {
  BONUS_TILES,
  type BonusTile,
  compareTiles,
  HONOURS,
  inSuit,
  isSuited,
  ORPHANS,
  rankOf,
  SUITS,
  type Suit,
  TILES,
  type Tile,
  tileAfter,
} from '../../core/tile.ts';
import { WINDS, type Wind, windTile } from '../../core/wind.ts';
import { waitKindOf } from '../../hand/waits.ts';
import type { Among, GroupWish, Recipe } from './count-recipes.ts';

/** A hand with who holds it. */
export interface DealtHand {
  readonly hand: Hand;
  readonly seat: Wind;
}

const DRAGONS: readonly Tile[] = HONOURS.filter((tile) => rankOf(tile) > 4);
const WIND_TILES: readonly Tile[] = WINDS.map(windTile);
const SUITED: readonly Tile[] = TILES.filter(isSuited);
const isEnd = (tile: Tile): boolean => rankOf(tile) === 1 || rankOf(tile) === 9;

/** The tiles of a kind, seen from a seat. */
const TILES_AMONG: Readonly<Record<Among, (seat: Wind) => readonly Tile[]>> = {
  simples: () => SUITED.filter((tile) => !isEnd(tile)),
  ends: () => SUITED.filter(isEnd),
  'own-wind': (seat) => [windTile(seat)],
  'other-wind': (seat) => WIND_TILES.filter((tile) => tile !== windTile(seat)),
  dragon: () => DRAGONS,
  wind: () => WIND_TILES,
  honour: () => HONOURS,
  suited: () => SUITED,
  worthless: (seat) => TILES.filter((tile) => !DRAGONS.includes(tile) && tile !== windTile(seat)),
  any: () => TILES,
};

/** A group of the hand: laid on the table, or held. */
interface Built extends Group {
  readonly kind: 'chow' | 'pung' | 'kong' | 'pair';
  readonly laid: 'exposed' | 'concealed';
}

/** What a hand is being built for: who holds it, and in which suit alone, if in one. */
interface Setting {
  readonly seat: Wind;
  readonly suit: Suit | undefined;
}

const tilesFor = (among: Among, { seat, suit }: Setting): readonly Tile[] => {
  const tiles = TILES_AMONG[among](seat);
  if (suit === undefined) return tiles;
  return tiles.map((tile) => inSuit(tile, { m: suit, p: suit, s: suit }));
};

/** Kongs come as often concealed as not, other groups are exposed three times in seven. */
const someLaid = (rng: Rng): Built['laid'] => (rng.below(7) < 3 ? 'exposed' : 'concealed');

function someGroup(rng: Rng, { kind, among, laid }: GroupWish, setting: Setting): Built {
  const tiles = tilesFor(among, setting);
  const tile = pick(rng, kind === 'chow' ? tiles.filter(startsChow) : tiles);
  return { kind, tile, laid: laid ?? someLaid(rng) };
}

const isOnTable = ({ kind, laid }: Built): boolean => laid === 'exposed' || kind === 'kong';

const meldOf = ({ kind, tile, laid }: Built): readonly Meld[] =>
  kind === 'pair' ? [] : [{ kind, tile, open: laid === 'exposed' }];

const GROUPS_OF_A_HAND = 4;

/** The groups that a recipe asks for, and those that fill the hand up. */
function groupsFor(rng: Rng, { groups, rest }: Recipe, setting: Setting, most: number): Built[] {
  const fill = Array.from({ length: Math.max(0, most - groups.length) }, () =>
    rest && rest.length > 0 ? [pick(rng, rest)] : [],
  ).flat();
  return [...groups, ...fill].map((wish) => someGroup(rng, wish, setting));
}

/** Places among the held groups whose tile may have come last, with that tile. */
function lastTiles(held: readonly Built[], wait: Recipe['wait']): readonly Tile[] {
  return held.flatMap((group) =>
    groupTiles(group).filter((tile) => wait === undefined || waitKindOf(group, tile) === wait),
  );
}

/** Held tiles as a player sorts them, one of the winning kind left out. */
function without(tiles: readonly Tile[], last: Tile): readonly Tile[] {
  const sorted = [...tiles].sort(compareTiles);
  return sorted.toSpliced(sorted.indexOf(last), 1);
}

const someSource = (rng: Rng, { by }: Recipe): WinSource =>
  by ?? (rng.below(3) === 0 ? 'self' : 'discard');

function someFlowers(rng: Rng, { flowers }: Recipe, seat: Wind): Hand['flowers'] {
  if (flowers === undefined) return [];
  const isOwn = (_: BonusTile, at: number): boolean => WINDS[at % WINDS.length] === seat;
  const own = BONUS_TILES.filter(isOwn);
  const others = BONUS_TILES.filter((flower) => !own.includes(flower));
  const wanted = flowers === 'own' ? [pick(rng, own)] : [];
  const more = shuffled(rng, others).slice(0, flowers === 'own' ? rng.below(2) : 1 + rng.below(2));
  return [...wanted, ...more].sort();
}

/** Thirteen tiles of all kinds that stand alone, the last one another of them or the missing one. */
function thirteenKinds(rng: Rng, recipe: Recipe): Hand {
  const tile = pick(rng, ORPHANS);
  const missing = rng.below(2) === 0 ? tile : pick(rng, ORPHANS);
  const twin = pick(
    rng,
    ORPHANS.filter((one) => one !== missing),
  );
  const concealed =
    missing === tile ? [...without(ORPHANS, missing), twin].sort(compareTiles) : ORPHANS;
  return { concealed, melds: [], flowers: [], win: { tile, by: someSource(rng, recipe) } };
}

const settingFor = (rng: Rng, { seats, oneSuit }: Recipe): Setting => ({
  seat: pick(rng, seats ?? WINDS),
  suit: oneSuit ? pick(rng, SUITS) : undefined,
});

const lawful = (hand: Hand, seat: Wind): DealtHand | undefined =>
  checkCopies(hand).ok ? { hand, seat } : undefined;

/** A hand that won, in four groups and a pair; absent where chance has made none. */
export function dealWinner(rng: Rng, recipe: Recipe): DealtHand | undefined {
  const setting = settingFor(rng, recipe);
  if (recipe.thirteen) return lawful(thirteenKinds(rng, recipe), setting.seat);
  const groups = groupsFor(rng, recipe, setting, GROUPS_OF_A_HAND);
  const tile = pick(rng, tilesFor(recipe.pair ?? 'any', setting));
  const pair: Built = { kind: 'pair', tile, laid: 'concealed' };
  const held = [...groups.filter((group) => !isOnTable(group)), pair];
  const candidates = lastTiles(held, recipe.wait);
  if (candidates.length === 0) return undefined;
  const last = pick(rng, candidates);
  const hand: Hand = {
    concealed: without(held.flatMap(groupTiles), last),
    melds: groups.filter(isOnTable).flatMap(meldOf),
    flowers: someFlowers(rng, recipe, setting.seat),
    win: { tile: last, by: someSource(rng, recipe) },
  };
  return lawful(hand, setting.seat);
}

const TILES_OF_A_HAND = 13;

/** Pieces of a hand that is not done: half a chow, a pair, a tile that stands alone. */
function somePiece(rng: Rng, setting: Setting): readonly Tile[] {
  const chance = rng.below(5);
  if (chance === 0) return [pick(rng, TILES)];
  if (chance === 1) {
    const tile = pick(rng, tilesFor('worthless', setting));
    return [tile, tile];
  }
  const first = pick(
    rng,
    SUITED.filter((tile) => rankOf(tile) <= 7),
  );
  return [first, tileAfter(first, 1 + rng.below(2)) as Tile];
}

/** Groups that a loser has made, at most; more would be a hand that nearly won. */
const MOST_MADE = 3;

/** A hand that lost: some groups, and pieces up to thirteen tiles. */
export function dealLoser(rng: Rng, recipe: Recipe): DealtHand | undefined {
  const setting = settingFor(rng, recipe);
  const made = recipe.rest ? 1 + rng.below(MOST_MADE) : 0;
  const groups = groupsFor(rng, recipe, setting, made);
  const onTable = groups.filter(isOnTable);
  const room = TILES_OF_A_HAND - 3 * onTable.length;
  const pair = recipe.pair && pick(rng, tilesFor(recipe.pair, setting));
  const held: Tile[] = pair ? [pair, pair] : [];
  held.push(...groups.filter((group) => !isOnTable(group)).flatMap(groupTiles));
  while (held.length < room) held.push(...somePiece(rng, setting).slice(0, room - held.length));
  const concealed = held.sort(compareTiles);
  return lawful({ concealed, melds: onTable.flatMap(meldOf), flowers: [] }, setting.seat);
}
