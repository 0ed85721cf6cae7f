/** Hands that ask something of every set and of the pair. */
import { isSuited, rankOf, type Tile } from '../../../core/tile.ts';
import { where } from '../../../scoring/finders.ts';
import { isWithin, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import type { McrEdition } from '../config.ts';
import { pungsAndKongs } from './honors.ts';
import { isMadeOf, type PartTable, partTable } from './part-table.ts';
import type { HandRow } from './row.ts';
import { TILE_HOG } from './tile-hog.ts';
import { honorsIn } from './tiles.ts';

const SETS = 4;

const isSets = ({ shape }: View): boolean => shape === 'standard';

/** With a knitted straight one chow is left; the text says that its hand is not of chows (M18). */
function isAllChows(view: View, edition: McrEdition): boolean {
  if (honorsIn(view) !== NO_GROUPS) return false;
  const chows = sizeOf(view.chows);
  return chows === SETS || (edition !== 'text' && chows === 1 && sizeOf(view.knitted) === 3);
}

const isAllPungs = (view: View): boolean => sizeOf(pungsAndKongs(view)) === SETS;

const hasAllTypes = (view: View): boolean =>
  view.characters !== NO_GROUPS &&
  view.circles !== NO_GROUPS &&
  view.bamboos !== NO_GROUPS &&
  view.winds !== NO_GROUPS &&
  view.dragons !== NO_GROUPS;

const isNumber = (tile: Tile, test: (rank: number) => boolean): boolean =>
  isSuited(tile) && test(rankOf(tile));

const FIVES = partTable((tiles) => tiles.some((tile) => isNumber(tile, (rank) => rank === 5)));
const EVENS = partTable((tiles) => tiles.every((tile) => isNumber(tile, (rank) => rank % 2 === 0)));

const inSets = (table: PartTable<boolean>) =>
  where((view) => isSets(view) && isMadeOf(view, table));

const hasEnds = (view: View): boolean => isWithin(view.all, view.withEnds | honorsIn(view));

/** The ends of two suits, and the pair of fives in `suits` suits in all. */
const isTerminalChows = (view: View, suits: number): boolean => {
  const { characters, circles, bamboos, parts, chows, pairs, withEnds } = view;
  if (withEnds !== chows || pairs === NO_GROUPS || sizeOf(chows) !== SETS) return false;
  const series = [characters, circles, bamboos].filter((one) => one !== NO_GROUPS);
  const wanted = suits === 1 ? [SETS] : [2, 2, 0];
  return (
    series.length === suits &&
    series
      .map((one) => sizeOf(one & chows))
      .sort((a, b) => b - a)
      .every((count, at) => count === wanted[at]) &&
    series.every((one) => hasBothEnds(view, one & chows)) &&
    parts.every(({ kind, tile }) => kind !== 'pair' || tile[0] === '5')
  );
};

/** As many chows from 1 as from 7, and no other. */
function hasBothEnds({ parts }: View, chows: number): boolean {
  const ranks = parts.flatMap(({ tile }, place) => ((chows >> place) & 1 ? [tile[0]] : []));
  const low = ranks.filter((rank) => rank === '1').length;
  return 2 * low === ranks.length && ranks.filter((rank) => rank === '7').length === low;
}

const sets = (number: number, holds: (view: View) => boolean): HandRow => ({
  number,
  family: 'sets',
  find: where(holds),
});

export const setRows = (edition: McrEdition): readonly HandRow[] => [
  sets(18, (view) => isAllChows(view, edition)),
  TILE_HOG,
  sets(24, (view) => isSets(view) && hasEnds(view)),
  { number: 28, family: 'sets', find: where(isAllPungs) },
  sets(31, hasAllTypes),
  { number: 50, family: 'sets', find: where((view) => isTerminalChows(view, 3)) },
  { number: 52, family: 'sets', find: inSets(FIVES) },
  { number: 57, family: 'sets', find: where((view) => isAllPungs(view) && isMadeOf(view, EVENS)) },
  { number: 74, family: 'sets', find: where((view) => isTerminalChows(view, 1)) },
];
