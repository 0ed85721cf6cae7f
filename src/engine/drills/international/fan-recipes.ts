/**
 * What hands of the international rules are dealt from so that each of the 81 comes up: sets, a
 * pair and a way of winning that make it likely. Whether it is there the scorer says.
 */
import type { WinSource } from '../../core/hand.ts';
import type { Rng } from '../../core/rng.ts';
import { isHonour, isSuited, TILES, type Tile } from '../../core/tile.ts';
import type { WaitKind } from '../../hand/waits.ts';
import type { FanCircumstance } from './fan-position.ts';
import {
  allTypes,
  among,
  chicken,
  chows,
  chowsOfSuits,
  DRAGONS,
  ENDS_AND_HONOURS,
  eitherOf,
  ends,
  GREEN,
  HELD_PUNGS,
  hog,
  inFamilies,
  isEnd,
  isEven,
  isOutside,
  isWind,
  knittedStraight,
  kongs,
  type Laid,
  laidAs,
  type MakesSets,
  nineGates,
  orphans,
  pungs,
  pungsAmong,
  pungsOfSuits,
  REVERSIBLE,
  ranks,
  sevenPairs,
  shiftedPairs,
  singles,
  WINDS_TILES,
  type WishedSet,
  windPung,
} from './fan-sets.ts';

export interface FanRecipe {
  /** The number of the hand it is for. */
  readonly number: number;
  /** Sets that make it; the others are any. */
  readonly sets?: MakesSets;
  /** What all other sets and the pair are made of. */
  readonly tiles?: (tile: Tile) => boolean;
  /** What every set and the pair hold a tile of. */
  readonly each?: (tile: Tile) => boolean;
  readonly kinds?: readonly WishedSet['kind'][];
  readonly pair?: (tile: Tile) => boolean;
  /** How the sets lie, where it matters. */
  readonly laid?: Laid;
  readonly wait?: WaitKind;
  readonly by?: WinSource;
  readonly how?: FanCircumstance;
  readonly flowers?: true;
  /** Its suits are not exchanged: colours count. */
  readonly colours?: true;
  /** Fourteen tiles in place of sets; the last one is the one won with. */
  readonly whole?: (rng: Rng) => readonly Tile[];
}

/** In the order of their numbers. */
export const FAN_RECIPES: readonly FanRecipe[] = [
  { number: 1, sets: chows(0, 0) },
  { number: 2, sets: chowsOfSuits(0, 0) },
  { number: 3, sets: chows(0, 3) },
  { number: 4, sets: chows(0, 6) },
  { number: 5, sets: pungsAmong(ENDS_AND_HONOURS, 1) },
  { number: 6, sets: laidAs('open', kongs(1)) },
  { number: 7, tiles: inFamilies('m', 'p', 'z') },
  { number: 8, tiles: isSuited },
  { number: 9, wait: 'edge' },
  { number: 10, wait: 'closed' },
  { number: 11, wait: 'pair' },
  { number: 12, by: 'self' },
  { number: 13, flowers: true },
  { number: 14, sets: pungsAmong(DRAGONS, 1) },
  { number: 15, sets: windPung('round') },
  { number: 16, sets: windPung('seat') },
  { number: 17, laid: 'held', by: 'discard' },
  { number: 18, kinds: ['chow'], pair: isSuited },
  { number: 19, sets: hog },
  { number: 20, sets: pungsOfSuits(0, 0) },
  { number: 21, sets: laidAs('held', pungsAmong(TILES, 2)), laid: 'open' },
  { number: 22, sets: laidAs('held', kongs(1)), laid: 'open' },
  { number: 23, tiles: ranks(2, 8) },
  { number: 24, each: isOutside },
  { number: 25, laid: 'held', by: 'self' },
  { number: 26, sets: laidAs('open', kongs(2)) },
  { number: 27, how: 'last-of-kind' },
  { number: 28, kinds: ['pung'] },
  { number: 29, tiles: inFamilies('m', 'z') },
  { number: 30, sets: chowsOfSuits(0, 1, 2) },
  { number: 31, sets: allTypes, pair: among(...DRAGONS) },
  { number: 32, laid: 'open', wait: 'pair', by: 'discard' },
  { number: 33, sets: laidAs('held', kongs(2)) },
  { number: 34, sets: pungsAmong(DRAGONS, 2) },
  { number: 35, sets: chowsOfSuits(0, 3, 6) },
  { number: 36, tiles: REVERSIBLE, colours: true },
  { number: 37, sets: chowsOfSuits(0, 0, 0) },
  { number: 38, sets: pungsOfSuits(0, 1, 2) },
  { number: 39, sets: chicken, wait: 'two-sided', by: 'discard', pair: isHonour },
  { number: 40, by: 'self', how: 'last-wall' },
  { number: 41, by: 'discard', how: 'last-discard' },
  { number: 42, sets: kongs(1), by: 'self', how: 'replacement' },
  { number: 43, by: 'discard', how: 'rob-kong' },
  { number: 44, whole: singles(5, 6) },
  { number: 45, whole: knittedStraight },
  { number: 46, tiles: ranks(6, 9) },
  { number: 47, tiles: ranks(1, 4) },
  { number: 48, sets: pungsAmong(WINDS_TILES, 3) },
  { number: 49, sets: chows(0, 3, 6) },
  { number: 50, sets: ends(['m', 'p']), pair: among('5s') },
  { number: 51, sets: eitherOf(chows(0, 1, 2), chows(0, 2, 4)) },
  { number: 52, each: ranks(5, 5) },
  { number: 53, sets: pungsOfSuits(0, 0, 0) },
  { number: 54, sets: laidAs('held', pungsAmong(TILES, 3)) },
  { number: 55, whole: sevenPairs },
  { number: 56, whole: singles(7, 7) },
  { number: 57, tiles: isEven, kinds: ['pung'] },
  { number: 58, tiles: inFamilies('m') },
  { number: 59, sets: chows(0, 0, 0) },
  { number: 60, sets: pungs(0, 1, 2) },
  { number: 61, tiles: ranks(7, 9) },
  { number: 62, tiles: ranks(4, 6) },
  { number: 63, tiles: ranks(1, 3) },
  { number: 64, sets: eitherOf(chows(0, 1, 2, 3), chows(0, 2, 4, 6)) },
  { number: 65, sets: kongs(3) },
  { number: 66, tiles: isOutside, kinds: ['pung'] },
  { number: 67, sets: chows(0, 0, 0, 0) },
  { number: 68, sets: pungs(0, 1, 2, 3) },
  { number: 69, tiles: isEnd, kinds: ['pung'] },
  { number: 70, sets: pungsAmong(WINDS_TILES, 3), pair: isWind },
  { number: 71, sets: pungsAmong(DRAGONS, 2), pair: among(...DRAGONS) },
  { number: 72, tiles: isHonour, kinds: ['pung'] },
  { number: 73, ...HELD_PUNGS },
  { number: 74, sets: ends(['m', 'm']), pair: among('5m') },
  { number: 75, sets: pungsAmong(WINDS_TILES, 4) },
  { number: 76, sets: pungsAmong(DRAGONS, 3) },
  { number: 77, tiles: GREEN, colours: true },
  { number: 78, whole: nineGates },
  { number: 79, sets: kongs(4) },
  { number: 80, whole: shiftedPairs },
  { number: 81, whole: orphans },
];

/** The one hand beside the 81, of two editions. */
export const ONE_KONG_OF_EACH: { readonly item: string; readonly recipe: FanRecipe } = {
  item: 'melded-and-concealed-kong',
  recipe: { number: 26, sets: kongs(2) },
};
