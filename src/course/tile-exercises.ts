/** From the exercises about tiles, points aside, to what the rules make of them. */
import type { z } from 'astro/zod';
import {
  createScorer,
  type Eunuch,
  eunuchOf,
  formatHand,
  type Hand,
  inSituation,
  isolatedTiles,
  MCR_DEFAULTS,
  type Meld,
  mayAnnul,
  mcr,
  parseHand,
  type ThreatKind,
  TILES,
  type Tile,
  threatsOf,
} from '../engine/index.ts';
import type { tileExercise } from './schemas.ts';
import { handFrom } from './scores.ts';

export type TileExercise = z.output<typeof tileExercise>;

/** What a hand is worth that a tile completes, flowers apart. */
export interface Worth {
  readonly tile: Tile;
  readonly points: number;
  readonly enough: boolean;
}

export interface PickedOut {
  readonly tiles: readonly Tile[];
  /** What another player has on the table. */
  readonly table: readonly Meld[];
  /** Places of the tiles to touch. */
  readonly wanted: readonly number[];
  readonly outcome:
    | { readonly kind: 'isolated'; readonly annulled: boolean }
    | { readonly kind: 'danger'; readonly threat: ThreatKind }
    | { readonly kind: 'enough'; readonly worth: readonly Worth[] };
}

const placesOf = (tiles: readonly Tile[], wanted: readonly Tile[]): readonly number[] =>
  tiles.flatMap((tile, place) => (wanted.includes(tile) ? [place] : []));

/** Every tile that completes the hand, with what it then is worth. */
function worthOf({ hand, by }: TileExercise): readonly Worth[] {
  const score = createScorer(mcr, MCR_DEFAULTS);
  const waiting = handFrom(hand);
  return TILES.flatMap((tile) => {
    // Through the notation, which knows that there are four copies of each.
    const complete = parseHand(formatHand({ ...waiting, win: { tile, by } }));
    const worth = complete.ok ? score(inSituation(complete.value)) : complete;
    if (!worth.ok) return [];
    const { base, enough } = worth.value.totals;
    return [{ tile, points: base, enough }];
  });
}

/** The tiles of a hand that an exercise asks for; for going out, of those that complete it. */
export function pickedOut(exercise: TileExercise): PickedOut {
  const { id, kind, hand, table = '' } = exercise;
  if (kind === 'enough') {
    const worth = worthOf(exercise);
    const tiles = worth.map(({ tile }) => tile);
    const wanted = worth.flatMap(({ enough }, place) => (enough ? [place] : []));
    return { tiles, table: [], wanted, outcome: { kind, worth } };
  }
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
