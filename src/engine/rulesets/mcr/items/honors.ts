/** Pungs of terminals, winds and dragons. */
import { each, where } from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { Item } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';
import type { HandRow } from './row.ts';

/** Three alike and four alike. */
export const pungsAndKongs = (view: View): GroupSet => view.pungs | view.kongs;

const dragons = (view: View): GroupSet => pungsAndKongs(view) & view.dragons;
const winds = (view: View): GroupSet => pungsAndKongs(view) & view.winds;

const atLeast = (count: number, set: (view: View) => GroupSet) =>
  where((view) => sizeOf(set(view)) >= count, set);

/** Pungs of the kind with a pair of the kind. */
const withPair = (count: number, kind: (view: View) => GroupSet) =>
  where(
    (view) =>
      sizeOf(pungsAndKongs(view) & kind(view)) === count && (view.pairs & kind(view)) !== NO_GROUPS,
    kind,
  );

const honors = (number: number, find: Item['find']): HandRow => ({
  number,
  family: 'honors',
  find,
});

export const HONOR_ROWS: readonly HandRow[] = [
  honors(
    5,
    each((view) => pungsAndKongs(view) & (view.ends | view.winds | view.dragons)),
  ),
  honors(14, each(dragons)),
  honors(
    15,
    each((view) => pungsAndKongs(view) & view.roundWind),
  ),
  honors(
    16,
    each((view) => pungsAndKongs(view) & view.seatWind),
  ),
  honors(34, atLeast(2, dragons)),
  honors(48, atLeast(3, winds)),
  honors(
    70,
    withPair(3, (view) => view.winds),
  ),
  honors(
    71,
    withPair(2, (view) => view.dragons),
  ),
  honors(75, atLeast(4, winds)),
  honors(76, atLeast(3, dragons)),
];
