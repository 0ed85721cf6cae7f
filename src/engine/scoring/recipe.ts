import type { Group } from '../core/group.ts';
import type { WinSource } from '../core/hand.ts';
import { pick, type Rng, shuffled } from '../core/rng.ts';
import { isSuited, ORPHANS, type Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import type { WaitKind } from '../hand/waits.ts';
import type { Seating, TileKind } from './tile-kinds.ts';

type Laid = 'exposed' | 'concealed';

export interface SetWish {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly of?: TileKind;
  readonly laid?: Laid;
}

export interface WishedSet extends Group {
  readonly kind: SetWish['kind'];
  readonly laid?: Laid;
}

export type MakesSets = (rng: Rng, seating: Seating) => readonly WishedSet[];

export interface Recipe<Id extends string = string> {
  /** The row to deal for. The scorer decides whether it counts. */
  readonly item: Id;
  readonly sets?: readonly SetWish[] | MakesSets;
  /** Sets that fill up the hand; chows and pungs by default. */
  readonly rest?: readonly SetWish[];
  readonly pair?: TileKind;
  /** Of all tiles, except in sets chosen together. */
  readonly tiles?: TileKind;
  /** Of one tile at least in the pair and in each set that fills up the hand. */
  readonly each?: TileKind;
  readonly laid?: Laid;
  readonly wait?: WaitKind;
  readonly by?: WinSource;
  readonly how?: string | readonly string[];
  readonly seats?: readonly Wind[];
  /** Bonus tiles: of the seat's own number, of another, all four of a series, or any. */
  readonly flowers?: 'own' | 'other' | 'bouquet' | 'any';
  readonly agreed?: Readonly<Record<string, unknown>>;
  readonly colours?: true;
  /** Fourteen tiles instead of sets; the last is the winning tile. */
  readonly whole?: (rng: Rng) => readonly Tile[];
}

const NOT_EAST = ['S', 'W', 'N'] as const;

/** Won with the tiles as they are dealt, or with the first discard. */
export const HEAVEN = { by: 'self', how: 'heaven', seats: ['E'] } as const;
export const EARTH = { by: 'discard', how: 'earth', seats: NOT_EAST } as const;

export const CHOW: SetWish = { kind: 'chow' };
export const PUNG: SetWish = { kind: 'pung' };
export const KONG: SetWish = { kind: 'kong' };

export const exposed = (wish: SetWish): SetWish => ({ ...wish, laid: 'exposed' });
export const concealed = (wish: SetWish): SetWish => ({ ...wish, laid: 'concealed' });
export const ofKind = (wish: SetWish, kind: TileKind): SetWish => ({ ...wish, of: kind });

export const SUITED_PUNG = ofKind(PUNG, isSuited);
export const CONCEALED_PUNG = concealed(PUNG);
export const CONCEALED_CHOW = concealed(CHOW);

/** A pung and a kong of each kind, exposed and concealed. */
export const recipesOfSets = <Kind extends string>(
  kinds: readonly (readonly [name: Kind, kind: TileKind])[],
): readonly Recipe<`${'exposed' | 'concealed'}-${'pung' | 'kong'}-${Kind}`>[] =>
  kinds.flatMap(([name, kind]) =>
    (['pung', 'kong'] as const).flatMap((size) => {
      const set = ofKind({ kind: size }, kind);
      return [
        { item: `exposed-${size}-${name}` as const, sets: [exposed(set)] },
        { item: `concealed-${size}-${name}` as const, sets: [concealed(set)] },
      ];
    }),
  );

/** The recipe with one set more; of sets chosen together only that one is left. */
export const withSet = <Id extends string>(recipe: Recipe<Id>, set: SetWish): Recipe<Id> => ({
  ...recipe,
  sets: [...(Array.isArray(recipe.sets) ? recipe.sets : []), set],
});

/** Recipes whose hands are filled up with these sets alone. */
export const filledWith = <Id extends string>(
  rest: readonly SetWish[],
  recipes: readonly Recipe<Id>[],
): readonly Recipe<Id>[] => recipes.map((recipe) => ({ ...recipe, rest }));

export const times = <T>(count: number, value: T): readonly T[] => Array<T>(count).fill(value);

/** Seven pairs of different kinds. */
export const pairsAmong =
  (kinds: readonly Tile[]) =>
  (rng: Rng): readonly Tile[] =>
    shuffled(
      rng,
      shuffled(rng, kinds)
        .slice(0, 7)
        .flatMap((tile) => [tile, tile]),
    );

export const thirteenOrphans = (rng: Rng): readonly Tile[] =>
  shuffled(rng, [...ORPHANS, pick(rng, ORPHANS)]);
