/** The rows that tiles may still come to, each by the nearest of its compositions. */
import type { HeldHand } from '../../core/hand.ts';
import { FAR } from '../../hand/lack.ts';
import type { Composition, Winds } from './composition.ts';
import { type LackOf, lacksOfAny } from './lack-of.ts';
import { reachHand } from './reach-hand.ts';

interface Route<Row> {
  readonly row: Row;
  readonly lacks: LackOf;
}

/** Leaves out rows without a composition. */
export const routesOf = <Row>(
  rows: readonly Row[],
  waysTo: (row: Row) => readonly Composition[],
): readonly Route<Row>[] =>
  rows.flatMap((row) => {
    const ways = waysTo(row);
    return ways.length > 0 ? [{ row, lacks: lacksOfAny(ways) }] : [];
  });

/** Useful tiles short of being ready: 0 ready, −1 there already. */
type Reached<Row> = Row & { readonly distance: number };

/** Those within reach, nearest first, in their own order otherwise. */
export function nearestRows<Row>(
  { concealed, melds }: HeldHand,
  routes: readonly Route<Row>[],
  { seat = 'E', round = 'E' }: Partial<Winds>,
): readonly Reached<Row>[] {
  const held = reachHand(concealed, melds);
  return routes
    .map(({ row, lacks }) => ({ ...row, distance: lacks(held, { seat, round }) - 1 }))
    .filter(({ distance }) => distance < FAR - 1)
    .sort((a, b) => a.distance - b.distance);
}
