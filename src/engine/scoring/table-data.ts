/** What a rule set says of its tiles, its table and its claims: data for `table/` to work with. */
import type { Tile } from '../core/tile.ts';
import type { RuleId } from './rule-id.ts';

export interface TileData {
  readonly kinds: readonly Tile[];
  readonly copies: number;
  /** How many bonus tiles may be played with, the usual number first. */
  readonly flowers: readonly number[];
  readonly rule: RuleId;
}

/** How a hand can end, for who is to begin the next one. */
export const HAND_ENDS = [
  'first-hand-won',
  'other-won',
  'drawn-without-kong',
  'drawn-with-kong',
  'annulled',
  'void',
] as const;
export type HandEnd = (typeof HAND_ENDS)[number];

export interface TableData {
  /** Tiles that are never drawn, and how many more for each kong declared. */
  readonly reserve: { readonly tiles: number; readonly perKong: number };
  /** Every player takes so many tiles at a time, so often, before the last ones. */
  readonly deal: { readonly rounds: number; readonly tiles: number };
  /** Whether who began goes on beginning. */
  readonly firstHand: Readonly<Record<HandEnd, 'stays' | 'passes'>>;
  readonly rule: RuleId;
}

export const CLAIMS = ['mah-jong', 'kong', 'pung', 'chow'] as const;
/** What a discard can be taken for. */
export type Claim = (typeof CLAIMS)[number];

export interface ClaimData {
  /** Highest first. Of claims of one rank the next in turn after the discarder has the tile. */
  readonly priority: readonly (readonly Claim[])[];
  /** Claims that only the player after the discarder may make. */
  readonly nextPlayerOnly: readonly Claim[];
  /** What the last discard of a hand may be taken for. */
  readonly onLastDiscard: readonly Claim[];
  /** Whether a kong may be declared in a turn that a claim began. */
  readonly kongAfterClaim: boolean;
  readonly rule: RuleId;
}
