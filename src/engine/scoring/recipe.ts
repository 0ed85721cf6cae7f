/** What a hand is dealt from, so that a row of the table is likely to count in it. */
import type { Group } from '../core/group.ts';
import type { WinSource } from '../core/hand.ts';
import { pick, type Rng, shuffled } from '../core/rng.ts';
import { ORPHANS, type Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import type { WaitKind } from '../hand/waits.ts';
import type { Seating, TileKind } from './tile-kinds.ts';

export type Laid = 'exposed' | 'concealed';

/** A set of a kind of tile: all its tiles are of that kind. */
export interface SetWish {
  readonly kind: 'chow' | 'pung' | 'kong';
  /** Any tile unless told. */
  readonly of?: TileKind;
  /** As the recipe says unless told. */
  readonly laid?: Laid;
}

/** A set on its lowest tile. */
export interface WishedSet extends Group {
  readonly kind: SetWish['kind'];
  readonly laid?: Laid;
}

/** Sets that belong together, made by chance. */
export type MakesSets = (rng: Rng, seating: Seating) => readonly WishedSet[];

export interface Recipe<Id extends string = string> {
  /** The row that the hand is dealt for. Whether it counts the scorer says. */
  readonly item: Id;
  readonly sets?: readonly SetWish[] | MakesSets;
  /** What the hand is filled up with: chows and pungs unless told. */
  readonly rest?: readonly SetWish[];
  readonly pair?: TileKind;
  /** What all tiles are, but those of sets made together. */
  readonly tiles?: TileKind;
  /** What the pair holds a tile of, and each set that fills the hand up. */
  readonly each?: TileKind;
  /** How the sets lie; left to chance unless told. */
  readonly laid?: Laid;
  /** How the last tile completes its group. */
  readonly wait?: WaitKind;
  readonly by?: WinSource;
  readonly how?: string;
  readonly seats?: readonly Wind[];
  /** Bonus tiles beside the hand: one of the seat's own number, others, any. */
  readonly flowers?: 'own' | 'other' | 'any';
  /** What this table has agreed on. */
  readonly agreed?: Readonly<Record<string, unknown>>;
  /** Its suits are not exchanged: colours count. */
  readonly colours?: true;
  /** Fourteen tiles in place of sets; the last one is the one won with. */
  readonly whole?: (rng: Rng) => readonly Tile[];
}

export const CHOW: SetWish = { kind: 'chow' };
export const PUNG: SetWish = { kind: 'pung' };
export const KONG: SetWish = { kind: 'kong' };

export const exposed = (wish: SetWish): SetWish => ({ ...wish, laid: 'exposed' });
export const concealed = (wish: SetWish): SetWish => ({ ...wish, laid: 'concealed' });
export const madeOf = (wish: SetWish, kind: TileKind): SetWish => ({ ...wish, of: kind });
export const times = <T>(count: number, thing: T): readonly T[] => Array<T>(count).fill(thing);

/** Thirteen kinds of ends and honours, one of them twice. */
export const thirteenOrphans = (rng: Rng): readonly Tile[] =>
  shuffled(rng, [...ORPHANS, pick(rng, ORPHANS)]);
