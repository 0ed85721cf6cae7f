/** From the exercises about tiles, points aside, to what the rules make of them. */
import type { z } from 'astro/zod';
import {
  type Eunuch,
  eunuchOf,
  type Hand,
  isolatedTiles,
  type Meld,
  mayAnnul,
  type ThreatKind,
  type Tile,
  threatsOf,
} from '../engine/index.ts';
import type { tileExercise } from './schemas.ts';
import { handFrom } from './scores.ts';

export type TileExercise = z.output<typeof tileExercise>;

export interface PickedOut {
  readonly tiles: readonly Tile[];
  /** What another player has on the table. */
  readonly table: readonly Meld[];
  /** Places of the tiles to touch. */
  readonly wanted: readonly number[];
  readonly outcome:
    | { readonly kind: 'isolated'; readonly annulled: boolean }
    | { readonly kind: 'danger'; readonly threat: ThreatKind };
}

const placesOf = (tiles: readonly Tile[], wanted: readonly Tile[]): readonly number[] =>
  tiles.flatMap((tile, place) => (wanted.includes(tile) ? [place] : []));

/** The tiles of a hand that an exercise asks for. */
export function pickedOut({ id, kind, hand, table = '' }: TileExercise): PickedOut {
  const tiles = handFrom(hand).concealed;
  if (kind === 'isolated') {
    const wanted = placesOf(tiles, isolatedTiles(tiles));
    return { tiles, table: [], wanted, outcome: { kind, annulled: mayAnnul(tiles) } };
  }
  const { melds } = handFrom(table);
  const [threat] = threatsOf(melds);
  if (kind !== 'danger' || !threat) throw new Error(`${id} has nothing to pick`);
  const wanted = placesOf(tiles, threat.dangerous);
  return { tiles, table: melds, wanted, outcome: { kind, threat: threat.kind } };
}

export interface Tallied {
  readonly hand: Hand;
  /** The tiles, a group on the table counted as three. */
  readonly count: number;
  readonly tally: Eunuch | 'regular';
}

/** The tiles of a hand, counted. */
export function tallied(exercise: TileExercise): Tallied {
  const hand = handFrom(exercise.hand);
  const count = hand.concealed.length + 3 * hand.melds.length;
  return { hand, count, tally: eunuchOf(hand) ?? 'regular' };
}
