/** How the last tile came. What the hand says cannot have been is passed over. */
import { happened, where, wonBy } from '../../../scoring/finders.ts';
import type { View } from '../../../scoring/view.ts';
import { canBeLastOfKind, canBeReplacement, canBeRobbed } from '../circumstances.ts';
import type { HandRow } from './row.ts';

const drawn = (view: View): boolean => wonBy(view, 'self');
const given = (view: View): boolean => wonBy(view, 'discard');

const row = (number: number, holds: (view: View) => boolean): HandRow => ({
  number,
  family: 'last-tile',
  find: where(holds, (view) => view.completed),
});

const isLastOfKind = (view: View): boolean =>
  happened(view, 'last-of-kind') && canBeLastOfKind(view.situation);

const isReplacement = (view: View): boolean =>
  drawn(view) && happened(view, 'replacement') && canBeReplacement(view.situation);

const isRobbed = (view: View): boolean =>
  given(view) && happened(view, 'rob-kong') && canBeRobbed(view.situation);

/** The discard after the wall has given its last tile; a robbed tile is no discard. */
const isLastDiscard = (view: View): boolean =>
  given(view) && (happened(view, 'last-discard') || happened(view, 'last-wall')) && !isRobbed(view);

export const LAST_TILE_ROWS: readonly HandRow[] = [
  row(12, drawn),
  row(27, isLastOfKind),
  row(40, (view) => drawn(view) && happened(view, 'last-wall')),
  row(41, isLastDiscard),
  row(42, isReplacement),
  row(43, isRobbed),
];
