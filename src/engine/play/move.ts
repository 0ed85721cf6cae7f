/** What players do, as a record of play holds it. Passing is not written. */
import type { MeldKind } from '../core/group.ts';
import type { BonusTile, Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import type { SetTile } from '../table/tile-set.ts';

/** Whether its tile is a red five. */
interface Colour {
  readonly red?: true;
}

export type Move =
  | ({
      readonly m: 'draw';
      readonly seat: Wind;
      readonly tile: SetTile;
      readonly from?: 'loose';
    } & Colour)
  | { readonly m: 'flower'; readonly seat: Wind; readonly tile: BonusTile }
  | ({ readonly m: 'discard'; readonly seat: Wind; readonly tile: Tile } & Colour)
  | ClaimMove
  | KongMove
  | { readonly m: 'ready'; readonly seat: Wind }
  | { readonly m: 'annul'; readonly seat: Wind }
  | { readonly m: 'abort'; readonly seat: Wind; readonly kind: (typeof DECLARED_ABORTS)[number] }
  | {
      readonly m: 'exchange';
      readonly seat: Wind;
      readonly give: readonly Tile[];
      readonly to: Wind;
    }
  | WinMove;

export type MoveOf<M extends Move['m']> = Extract<Move, { readonly m: M }>;

export const movesOf = <M extends Move['m']>(
  { moves }: { readonly moves: readonly Move[] },
  m: M,
): readonly MoveOf<M>[] => moves.filter((move): move is MoveOf<M> => move.m === m);

/** A player says so; the others follow a discard. */
export const DECLARED_ABORTS = ['nine-kinds'] as const;
export type AbortKind =
  | (typeof DECLARED_ABORTS)[number]
  | 'four-winds'
  | 'four-kongs'
  | 'four-ready'
  | 'three-winners';

export interface ClaimMove extends Colour {
  readonly m: 'claim';
  readonly seat: Wind;
  readonly kind: MeldKind;
  readonly tiles: readonly Tile[];
  /** Red fives among the tiles, the one that was taken too. */
  readonly reds?: readonly Tile[];
  readonly tile: Tile;
  readonly from: Wind;
}

/** `winds` is a run that lies like a kong. */
export const KONG_KINDS = ['concealed', 'added', 'winds'] as const;

/** Of four alike in hand, of a fourth beside an exposed pung, or of a run laid down like a kong. */
export interface KongMove extends Colour {
  readonly m: 'kong';
  readonly seat: Wind;
  readonly kind: (typeof KONG_KINDS)[number];
  readonly tile: Tile;
}

export interface WinMove extends Colour {
  readonly m: 'win';
  readonly seat: Wind;
  readonly tile: Tile;
  /** Who discarded the tile or was robbed of it; `null`: it was drawn. */
  readonly from: Wind | null;
  readonly rob?: true;
  /** Who had claimed the tile for a meld, where the rule set counts it. */
  readonly over?: Wind;
}

const MOVE_ERRORS = [
  'hand-over',
  'wall-exhausted',
  'not-your-turn',
  'nothing-to-claim',
  'not-in-hand',
  'wrong-tile',
  'must-draw',
  'must-lay-flower',
  'must-discard',
  'discard-forbidden',
  'no-such-claim',
  'no-kong',
  'no-win',
  'win-barred',
  'not-ready',
  'no-annulment',
  'no-abort',
  'no-exchange',
] as const;

/** Why a move may not be made, and the rule that says so. */
export interface MoveError {
  readonly code: (typeof MOVE_ERRORS)[number];
  readonly rule?: string;
}
