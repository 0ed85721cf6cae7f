import { always, each } from '../../../scoring/finders.ts';
import { type Item, itemsOf } from '../../../scoring/item.ts';
import type { Tchou1924Options } from '../config.ts';
import { fanItems } from './fan.ts';
import { GROUP_ITEMS } from './groups.ts';
import { LAST_TILE_ITEMS } from './last-tile.ts';
import { LIMIT_ITEMS } from './limits.ts';

const startingPoints = (points: number): Item<'starting-points'> => ({
  id: 'starting-points',
  rule: 'tchou1924.IV.1',
  family: 'start',
  winner: true,
  value: { points },
  find: always,
});

/** One fan more for the seat's own number (E39). */
const FLOWERS = itemsOf('flower', [
  {
    id: 'flower',
    rule: 'tchou1924.IV.2.flowers',
    among: 'flowers',
    value: { points: 4 },
    find: each((view) => view.flowers & ~view.ownFlowers),
  },
  {
    id: 'own-flower',
    rule: 'tchou1924.IV.2.flowers',
    among: 'flowers',
    value: { points: 4, doubles: 1 },
    find: each((view) => view.ownFlowers),
  },
]);

const UNUSED_FLOWERS = itemsOf('flower', [
  {
    id: 'flower-not-played',
    rule: 'tchou1924.I.set.5',
    among: 'flowers',
    value: { points: 0 },
    find: each((view) => view.flowers),
  },
]);

const rows = (options: Tchou1924Options) => [
  startingPoints(options.startingPoints),
  ...LAST_TILE_ITEMS,
  ...GROUP_ITEMS,
  ...(options.flowers ? FLOWERS : UNUSED_FLOWERS),
  ...fanItems(options),
  ...LIMIT_ITEMS,
];

export type Tchou1924ItemId = ReturnType<typeof rows>[number]['id'];

export const items: (options: Tchou1924Options) => readonly Item<Tchou1924ItemId>[] = rows;
