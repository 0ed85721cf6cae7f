/** Hands that say which tiles they are made of, in sets or in seven pairs (`mcr.dec.6`). */
import { isSuited, rankOf, type Tile } from '../../../core/tile.ts';
import { where } from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import { isMadeOf, partTable } from './part-table.ts';
import type { HandRow } from './row.ts';

/** The rest of them go by numbers. */
const SUIT_HANDS = [36, 77];

const madeOf = (number: number, holds: (tile: Tile) => boolean): HandRow => {
  const table = partTable((tiles) => tiles.every(holds));
  return {
    number,
    family: SUIT_HANDS.includes(number) ? 'suits' : 'ranks',
    find: where((view) => isMadeOf(view, table)),
  };
};

const between =
  (least: number, most: number) =>
  (tile: Tile): boolean =>
    isSuited(tile) && rankOf(tile) >= least && rankOf(tile) <= most;

const among =
  (...tiles: readonly string[]) =>
  (tile: Tile): boolean =>
    tiles.some(
      (text) => text.slice(0, -1).includes(tile.charAt(0)) && text.endsWith(tile.charAt(1)),
    );

/** Hands made of certain tiles alone. */
export const TILE_TESTS: readonly (readonly [number: number, holds: (tile: Tile) => boolean])[] = [
  // Unchanged by half a turn (M20).
  [36, among('1234589p', '245689s', '5z')],
  [46, between(6, 9)],
  [47, between(1, 4)],
  [61, between(7, 9)],
  [62, between(4, 6)],
  [63, between(1, 3)],
  [77, among('23468s', '6z')],
];

/** How many of the three suits there are. */
const suitsIn = ({ characters, circles, bamboos }: View): number =>
  Number(characters !== 0) + Number(circles !== 0) + Number(bamboos !== 0);

export const honorsIn = (view: View): GroupSet => view.winds | view.dragons;

const suits = (number: number, holds: (view: View) => boolean): HandRow => ({
  number,
  family: 'suits',
  find: where(holds),
});

export const TILE_ROWS: readonly HandRow[] = [
  suits(7, (view) => suitsIn(view) === 2),
  suits(8, (view) => honorsIn(view) === NO_GROUPS),
  suits(29, (view) => suitsIn(view) === 1 && honorsIn(view) !== NO_GROUPS),
  suits(58, (view) => suitsIn(view) === 1 && honorsIn(view) === NO_GROUPS),
  {
    number: 23,
    family: 'ranks',
    find: where((view) => (view.withEnds | honorsIn(view)) === NO_GROUPS),
  },
  {
    number: 66,
    family: 'honors',
    find: where(
      (view) =>
        view.ends !== NO_GROUPS &&
        honorsIn(view) !== NO_GROUPS &&
        (view.ends | honorsIn(view)) === view.all,
    ),
  },
  { number: 69, family: 'honors', find: where((view) => view.ends === view.all) },
  { number: 72, family: 'honors', find: where((view) => honorsIn(view) === view.all) },
  ...TILE_TESTS.map(([number, holds]) => madeOf(number, holds)),
];
