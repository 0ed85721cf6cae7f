/** From the exercises about tiles on the table to what the rules make of them. */
import type { z } from 'astro/zod';
import { familyOf, type Hand, isSuited, type Meld, rankOf, type Tile } from '../engine/index.ts';
import type { tableExercise } from './schemas.ts';
import { handFrom } from './scores.ts';

export type TableExercise = z.output<typeof tableExercise>;

export interface PickedOut {
  readonly tiles: readonly Tile[];
  readonly table: readonly Meld[];
  readonly wanted: readonly number[];
  readonly outcome:
    | { readonly kind: 'isolated'; readonly annulled: boolean }
    | { readonly kind: 'danger'; readonly case: 1 | 2 | 3 };
}
const places = (tiles: readonly Tile[], ok: (t: Tile) => boolean) =>
  tiles.flatMap((t, i) => (ok(t) ? [i] : []));
export function pickedOut(e: TableExercise): PickedOut {
  const tiles = handFrom(e.hand).concealed;
  const table = e.table ? handFrom(e.table).melds : [];
  if (e.kind === 'danger') {
    const claim = handFrom(e.claim).concealed;
    return {
      tiles,
      table,
      wanted: places(tiles, (t) => claim.includes(t)),
      outcome: { kind: 'danger', case: claim.length > 2 ? 1 : 2 },
    };
  }
  const claim = handFrom(e.claim).concealed;
  const wanted = places(tiles, (t) => claim.includes(t));
  return { tiles, table, wanted, outcome: { kind: 'isolated', annulled: wanted.length >= 9 } };
}
export function tallied(e: TableExercise) {
  const hand: Hand = handFrom(e.hand);
  const count = hand.concealed.length + 3 * hand.melds.length;
  return { hand, count, tally: count < 13 ? 'little' : count > 13 ? 'big' : 'regular' } as const;
}
