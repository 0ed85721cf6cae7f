/** The rows that tiles may still come to, each by the nearest of its compositions. */
import type { HeldHand } from '../core/hand.ts';
import { FAR } from '../hand/lack.ts';
import type { Composition, Winds } from '../shapes/reach/composition.ts';
import { type LackOf, lacksOfAny } from '../shapes/reach/lack-of.ts';
import { reachHand } from '../shapes/reach/reach-hand.ts';
import type { Item, Value } from './item.ts';

/** A row of the table, and how many useful tiles short of ready for it: 0 ready, −1 there already. */
export interface RowDistance<Id extends string = string> {
  readonly id: Id;
  readonly value: Value;
  readonly distance: number;
}

export interface Route<Id extends string> extends Pick<Item<Id>, 'id' | 'value'> {
  readonly lacks: LackOf;
}

/** Leaves out rows without a composition. */
export const routesOf = <Id extends string>(
  rows: readonly Pick<Item<Id>, 'id' | 'value'>[],
  waysTo: (id: Id) => readonly Composition[],
): readonly Route<Id>[] =>
  rows.flatMap(({ id, value }) => {
    const ways = waysTo(id);
    return ways.length > 0 ? [{ id, value, lacks: lacksOfAny(ways) }] : [];
  });

/** Those within reach, nearest first, in their own order otherwise; East in the East round by default. */
export function nearestRows<Id extends string>(
  { concealed, melds }: HeldHand,
  routes: readonly Route<Id>[],
  { seat = 'E', round = 'E' }: Partial<Winds>,
): readonly RowDistance<Id>[] {
  const held = reachHand(concealed, melds);
  return routes
    .map(({ id, value, lacks }) => ({ id, value, distance: lacks(held, { seat, round }) - 1 }))
    .filter(({ distance }) => distance < FAR - 1)
    .sort((a, b) => a.distance - b.distance);
}
