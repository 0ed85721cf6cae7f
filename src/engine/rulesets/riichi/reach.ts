/** Which roles the tiles of a hand may still come to, as far as a role lies in its tiles. */

import { chow, pung, startsChow } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import {
  DRAGON_TILES,
  GREEN_TILES,
  isHonour,
  rankOf,
  SUITS,
  TILES,
  type Tile,
  WIND_TILES,
} from '../../core/tile.ts';
import { windTile } from '../../core/wind.ts';
import { nearestRows, type Route, type RowDistance, routesOf } from '../../scoring/reach.ts';
import { isEnd, isEndOrHonour, isSimple } from '../../scoring/tile-kinds.ts';
import type { CertainSets, Composition, TileTest, Winds } from '../../shapes/reach/composition.ts';
import { nineGatesHands, thirteenOrphansHands } from '../../shapes/reach/fourteen.ts';
import { RIICHI_DEFAULTS } from './config.ts';
import { items, type RiichiItemId } from './items/table.ts';

type Sets = CertainSets['sets'];

const STARTS = TILES.filter(startsChow);

const inThreeSuits = (make: (tile: Tile) => Sets[number], first: readonly Tile[]): CertainSets[] =>
  first.map((tile) => ({ sets: SUITS.map((suit) => make(`${rankOf(tile)}${suit}` as Tile)) }));

const inSuit = (of: string): readonly Tile[] => TILES.filter((tile) => tile.endsWith(of));

/** Four groups and a pair, or seven different pairs, of such tiles alone. */
const allOf = (tiles: TileTest): Composition => ({ shapes: ['sets', 'different-pairs'], tiles });

const withAny = (choices: readonly CertainSets[]): readonly Composition[] => [{ with: choices }];

const twins = (): readonly CertainSets[] =>
  STARTS.map((tile) => ({ sets: [chow(tile), chow(tile)] }));

const twoTwins = (): readonly CertainSets[] =>
  STARTS.flatMap((one, at) =>
    STARTS.slice(at).map((two) => ({ sets: [one, one, two, two].map(chow) })),
  );

/** A pair of one of them, pungs of the others. */
const onePair = (kinds: readonly Tile[]): readonly CertainSets[] =>
  kinds.map((pair) => ({ sets: kinds.filter((kind) => kind !== pair).map(pung), pair }));

/** A greater role beside which a role does not count is a way to that role too. */
const WAYS: Readonly<Partial<Record<RiichiItemId, readonly Composition[]>>> = {
  tanyao: [allOf(isSimple)],
  'yakuhai-white': withAny([{ sets: [pung('5z')] }]),
  'yakuhai-green': withAny([{ sets: [pung('6z')] }]),
  'yakuhai-red': withAny([{ sets: [pung('7z')] }]),
  'round-wind': [{ with: ({ round }) => [{ sets: [pung(windTile(round))] }] }],
  'seat-wind': [{ with: ({ seat }) => [{ sets: [pung(windTile(seat))] }] }],
  iipeikou: withAny(twins()),
  ryanpeikou: withAny(twoTwins()),
  'sanshoku-doujun': withAny(
    inThreeSuits(
      chow,
      STARTS.filter((tile) => tile.endsWith('m')),
    ),
  ),
  'sanshoku-doukou': withAny(inThreeSuits(pung, inSuit('m'))),
  ittsuu: withAny(
    SUITS.map((suit) => ({ sets: ([1, 4, 7] as const).map((rank) => chow(`${rank}${suit}`)) })),
  ),
  chanta: [{ shapes: ['sets'], each: isEndOrHonour }],
  junchan: [{ shapes: ['sets'], each: isEnd }],
  honroutou: [allOf(isEndOrHonour)],
  toitoi: [{ shapes: ['sets'], sets: 'pungs' }],
  sanankou: [{ concealedPungs: 3 }],
  chiitoitsu: [{ shapes: ['different-pairs'] }],
  honitsu: SUITS.map((suit) => allOf((tile) => isHonour(tile) || tile.endsWith(suit))),
  chinitsu: SUITS.map((suit) => allOf((tile) => tile.endsWith(suit))),
  shousangen: withAny(onePair(DRAGON_TILES)),
  'kokushi-musou': [{ fourteen: thirteenOrphansHands }],
  'chuuren-poutou': [{ fourteen: nineGatesHands }],
  suuankou: [{ concealedPungs: 4 }],
  daisangen: withAny([{ sets: DRAGON_TILES.map(pung) }]),
  shousuushii: withAny(onePair(WIND_TILES)),
  daisuushii: withAny([{ sets: WIND_TILES.map(pung) }]),
  tsuuiisou: [allOf(isHonour)],
  chinroutou: [{ shapes: ['sets'], tiles: isEnd }],
  ryuuiisou: [{ shapes: ['sets'], tiles: (tile) => GREEN_TILES.includes(tile) }],
};

interface RiichiReachOptions extends Partial<Winds> {
  readonly openTanyao?: boolean;
}

/** Roles of hands in which nothing was claimed. */
const CLOSED: readonly RiichiItemId[] = ['iipeikou', 'ryanpeikou'];

let known: readonly Route<RiichiItemId>[] | undefined;

/**
 * The roles that 13 or 14 tiles may still come to, three for each meld, and how many useful tiles
 * short of ready for each they are: nearest first, in the order of the table. Exact: for each role
 * all complete hands that have it, or a greater one in its place, are weighed, with the melds as
 * they lie. Seat and round are East by default.
 *
 * Left out is what does not lie in the tiles: declarations, how the last tile came and was waited
 * for, and what depends on kongs.
 */
export function riichiReach(
  hand: HeldHand,
  { openTanyao = RIICHI_DEFAULTS.openTanyao, ...winds }: RiichiReachOptions = {},
): readonly RowDistance<RiichiItemId>[] {
  known ??= routesOf(items(RIICHI_DEFAULTS), (id) => WAYS[id] ?? []);
  const isOpen = hand.melds.some(({ open }) => open);
  const isOut = (id: RiichiItemId): boolean =>
    isOpen && (CLOSED.includes(id) || (id === 'tanyao' && !openTanyao));
  return nearestRows(hand, known, winds).filter(({ id }) => !isOut(id));
}
