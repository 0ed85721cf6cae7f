/** What is concealed, and what is not. */
import { where, wonBy } from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import { pungsAndKongs } from './honors.ts';
import type { HandRow } from './row.ts';

/** Sets claimed from others before the last tile. */
const claimed = (view: View): GroupSet => view.melded & view.open;

/** A concealed kong counts as one; a pung that a discard completed does not. */
const concealedPungs = (view: View): GroupSet => pungsAndKongs(view) & ~view.open;

const hand = (number: number, holds: (view: View) => boolean): HandRow => ({
  number,
  family: 'concealment',
  find: where(holds),
});

const pungs = (number: number, count: number): HandRow => ({
  number,
  family: 'concealment',
  find: where((view) => sizeOf(concealedPungs(view)) >= count, concealedPungs),
});

export const CONCEALMENT_ROWS: readonly HandRow[] = [
  hand(17, (view) => claimed(view) === NO_GROUPS && wonBy(view, 'discard')),
  pungs(21, 2),
  hand(25, (view) => claimed(view) === NO_GROUPS && wonBy(view, 'self')),
  hand(32, (view) => sizeOf(claimed(view)) === 4 && wonBy(view, 'discard')),
  pungs(54, 3),
  pungs(73, 4),
];
