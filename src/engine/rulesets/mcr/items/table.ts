/** The whole table: the dearest hands first, those of equal points by number. */
import { always, each } from '../../../scoring/finders.ts';
import type { Item } from '../../../scoring/item.ts';
import type { McrEdition, McrOptions } from '../config.ts';
import type { McrHandId } from '../hands.ts';
import { COMBINATIONS } from './combinations.ts';
import { CONCEALMENT_ROWS } from './concealment.ts';
import { HONOR_ROWS } from './honors.ts';
import { kongRows, oneKongOfEach } from './kongs.ts';
import { LAST_TILE_ROWS } from './last-tile.ts';
import { type HandRow, itemOf } from './row.ts';
import { setRows } from './sets.ts';
import { specialRows } from './special.ts';
import { TILE_ROWS } from './tiles.ts';
import { waitRows } from './waits.ts';

/** A point each, beside the minimum (`mcr.hand.13`). */
const FLOWERS: HandRow = {
  number: 13,
  family: 'flowers',
  among: 'flowers',
  find: each((view) => view.flowers),
};

/** Counts where nothing else does. */
const CHICKEN: HandRow = { number: 39, family: 'chicken', find: always };

const rows = (edition: McrEdition): readonly HandRow[] => [
  ...COMBINATIONS,
  ...HONOR_ROWS,
  ...kongRows(edition),
  ...TILE_ROWS,
  ...setRows(edition),
  ...CONCEALMENT_ROWS,
  ...waitRows(edition),
  ...LAST_TILE_ROWS,
  ...specialRows(edition),
  CHICKEN,
];

/** The 81, and one of later editions. */
export type McrItemId = McrHandId | 'melded-and-concealed-kong';

const pointsOf = ({ value }: Item): number => value.points ?? 0;

export const items = ({ edition }: McrOptions): readonly Item[] => [
  ...[...rows(edition)]
    .sort((a, b) => a.number - b.number)
    .map((row) => itemOf(row, edition))
    .concat(oneKongOfEach(edition))
    .sort((a, b) => pointsOf(b) - pointsOf(a)),
  itemOf(FLOWERS, edition),
];
