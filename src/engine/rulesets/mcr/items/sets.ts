/** Hands that ask something of every set and of the pair. */
import { isSuited, rankOf, type Tile } from '../../../core/tile.ts';
import { where } from '../../../scoring/finders.ts';
import { isWithin, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import type { McrEdition } from '../config.ts';
import { pungsAndKongs } from './honors.ts';
import { isMadeOf, partTable } from './part-table.ts';
import type { HandRow } from './row.ts';
import { TERMINAL_CHOWS } from './terminal-chows.ts';
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

const hasEnds = (view: View): boolean => isWithin(view.all, view.withEnds | honorsIn(view));

const sets = (number: number, holds: (view: View) => boolean): HandRow => ({
  number,
  family: 'sets',
  find: where(holds),
});

export const setRows = (edition: McrEdition): readonly HandRow[] => [
  sets(18, (view) => isAllChows(view, edition)),
  TILE_HOG,
  sets(24, (view) => isSets(view) && hasEnds(view)),
  sets(28, isAllPungs),
  sets(31, hasAllTypes),
  ...TERMINAL_CHOWS,
  sets(52, (view) => isSets(view) && isMadeOf(view, FIVES)),
  sets(57, (view) => isAllPungs(view) && isMadeOf(view, EVENS)),
];
