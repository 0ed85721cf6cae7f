/**
 * What a row of any rule set depends on. Its finder is asked again with one thing changed: a
 * circumstance, how the tile came, or which group it completed. So rows of different rule sets can
 * be compared though no rule set knows another.
 */
import { indexesIn, isWithin, NO_GROUPS } from '../scoring/group-set.ts';
import type { Row } from '../scoring/item.ts';
import type { View } from '../scoring/view.ts';

export type Dependence =
  /** A circumstance or an extra, by its id. */
  | { readonly on: 'how'; readonly id: string }
  /** `drawn`: how the tile came, `wait`: what it completed, `start`: that the hand won at all. */
  | { readonly on: 'win'; readonly id: 'drawn' | 'wait' | 'start' }
  | { readonly on: 'group' | 'groups' | 'flowers'; readonly places: readonly number[] }
  | { readonly on: 'hand' };

type SituationChange = Partial<View['situation']>;

const isStillFound = ({ item, groups }: Row, view: View): boolean =>
  item.find(view).includes(groups);

const withChange = (view: View, situation: SituationChange): View => ({
  ...view,
  situation: { ...view.situation, ...situation },
});

/** The last circumstance without which the row is not found. */
function circumstanceOf(row: Row, view: View): string | undefined {
  const { how, extras } = view.situation;
  const circumstance = how.findLast(
    (id) => !isStillFound(row, withChange(view, { how: how.filter((other) => other !== id) })),
  );
  if (circumstance !== undefined) return circumstance;
  return Object.keys(extras).find((id) => {
    const { [id]: _, ...others } = extras;
    return !isStillFound(row, withChange(view, { extras: others }));
  });
}

function hangsOnSource(row: Row, view: View): boolean {
  const { win } = view.situation;
  if (win === undefined) return false;
  const by = win.by === 'self' ? 'discard' : 'self';
  return !isStillFound(row, withChange(view, { win: { ...win, by } }));
}

const hangsOnWait = (row: Row, view: View): boolean =>
  !isStillFound(row, { ...view, completed: NO_GROUPS, wait: undefined });

export function dependenceOf(row: Row, view: View): Dependence {
  const { groups } = row;
  const circumstance = circumstanceOf(row, view);
  if (circumstance !== undefined) return { on: 'how', id: circumstance };
  if (hangsOnSource(row, view)) return { on: 'win', id: 'drawn' };
  if (isWithin(groups, view.completed) && hangsOnWait(row, view)) return { on: 'win', id: 'wait' };
  if (groups === NO_GROUPS) return { on: 'win', id: 'start' };
  const places = indexesIn(groups);
  if (isWithin(groups, view.flowers)) return { on: 'flowers', places };
  if (isWithin(view.all, groups)) return { on: 'hand' };
  return { on: places.length > 1 ? 'groups' : 'group', places };
}
