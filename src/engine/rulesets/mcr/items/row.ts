import type { Feature } from '../../../scoring/feature.ts';
import type { Finder } from '../../../scoring/item.ts';
import type { Composition, TileTest } from '../../../shapes/reach/composition.ts';
import type { McrEdition } from '../config.ts';
import type { Pattern } from './pattern.ts';

type McrFamily =
  | 'chows'
  | 'pungs'
  | 'kongs'
  | 'honors'
  | 'suits'
  | 'ranks'
  | 'sets'
  | 'concealment'
  | 'waits'
  | 'last-tile'
  | 'special'
  | 'chicken'
  | 'flowers';

/** Stated by the source, or following from its examples and figures, or decided by us. */
export const MCR_GROUNDS = ['text', 'inferred', 'decided'] as const;
export type McrGround = (typeof MCR_GROUNDS)[number];

export type ImpliedIds<Id extends string> = Readonly<Partial<Record<McrGround, readonly Id[]>>>;

/** By a finder; by how its sets stand to each other; or by the test that all its tiles pass (`mcr.dec.6`). */
type Recognition =
  | { readonly find: Finder; readonly pattern?: never; readonly tiles?: never }
  | { readonly pattern: Pattern; readonly find?: never; readonly tiles?: never }
  | { readonly tiles: TileTest; readonly find?: never; readonly pattern?: never };

interface Otherwise<Id extends string> {
  readonly points?: number;
  readonly find?: Finder;
  readonly lacks?: readonly Composition[];
  readonly beside?: readonly Id[];
}

/** `Other`: the hands that it names. */
interface HandFacts<Id extends string, Other extends string> {
  /** Its number in the source; its rule is `mcr.hand.N`. */
  readonly number: number;
  readonly id: Id;
  readonly points: number;
  readonly among?: Feature | readonly Feature[];
  /** Concealed by its nature (`mcr.dec.5`). */
  readonly concealed?: true;
  readonly implies?: ImpliedIds<Other>;
  readonly impliesOnGroups?: ImpliedIds<Other>;
  /**
   * The complete hands that have it, where that lies in the tiles; those of a pattern or of a test
   * of tiles follow from it.
   */
  readonly lacks?: readonly Composition[];
  readonly editions?: Readonly<Partial<Record<McrEdition, Otherwise<Other>>>>;
}

export type HandRow<Id extends string = string, Other extends string = Id> = HandFacts<Id, Other> &
  Recognition & { readonly family: McrFamily };

export const ofFamily = <const Id extends string, const Other extends string = never>(
  family: McrFamily,
  rows: readonly (HandFacts<Id, Other> & Recognition)[],
): readonly HandRow<Id, Other>[] => rows.map((row) => ({ ...row, family }));

/** Each pattern is one of as many sets as it has steps, and one more. */
export const ofPatterns = <const Id extends string, const Other extends string = never>(
  family: Pattern['of'],
  rows: readonly (HandFacts<Id, Other> & { readonly pattern: Pick<Pattern, 'suits' | 'steps'> })[],
): readonly HandRow<Id, Other>[] =>
  rows.map((row) => {
    const sets = (row.pattern.steps[0]?.length ?? 0) + 1;
    return { ...row, family, pattern: { of: family, sets, ...row.pattern } };
  });
