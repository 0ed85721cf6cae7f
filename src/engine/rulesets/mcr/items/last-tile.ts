/** How the last tile came. */
import { happened, where, wonBy } from '../../../scoring/finders.ts';
import type { View } from '../../../scoring/view.ts';
import type { HandRow } from './row.ts';

const drawn = (view: View): boolean => wonBy(view, 'self');
const given = (view: View): boolean => wonBy(view, 'discard');

const row = (number: number, holds: (view: View) => boolean): HandRow => ({
  number,
  family: 'last-tile',
  find: where(holds, (view) => view.completed),
});

/** The discard after the wall has given its last tile. */
const isLastDiscard = (view: View): boolean =>
  given(view) && (happened(view, 'last-discard') || happened(view, 'last-wall'));

export const LAST_TILE_ROWS: readonly HandRow[] = [
  row(12, drawn),
  row(27, (view) => happened(view, 'last-of-kind')),
  row(40, (view) => drawn(view) && happened(view, 'last-wall')),
  row(41, isLastDiscard),
  row(42, (view) => drawn(view) && happened(view, 'replacement')),
  row(43, (view) => given(view) && happened(view, 'rob-kong')),
];
