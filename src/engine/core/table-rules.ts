/** What a rule set says of the table, as data: its set of tiles, its walls, its claims. */
import type { BonusTile, Tile } from './tile.ts';

export const SET_FAMILIES = [
  'characters',
  'circles',
  'bamboos',
  'winds',
  'dragons',
  'flowers',
] as const;
export type SetFamily = (typeof SET_FAMILIES)[number];

/** One series of the set: its kinds, and how many tiles of each. */
export interface FamilyRule {
  readonly id: SetFamily;
  readonly tiles: readonly (Tile | BonusTile)[];
  readonly copies: number;
  /** Whether the players may leave it in the box. */
  readonly optional: boolean;
  readonly rule: string;
}

/** How a hand can end, as far as the next first hand depends on it. */
export const HAND_ENDS = [
  'starter-wins',
  'other-wins',
  'draw-without-kong',
  'draw-with-kong',
  'annulled',
] as const;
export type HandEnd = (typeof HAND_ENDS)[number];

export const CLAIMS = ['chow', 'pung', 'kong', 'win'] as const;
export type ClaimKind = (typeof CLAIMS)[number];

/** One claim on a discard: a lower rank goes first, and in a rank the nearest in turn. */
export interface ClaimRule {
  readonly claim: ClaimKind;
  readonly rank: number;
  /** Whether only the player after the discarder may say it. */
  readonly nextOnly: boolean;
  /** Whether the last discard of a hand, after which nobody draws, may be claimed for it. */
  readonly onLastDiscard: boolean;
  readonly rule: string;
}

export interface TableRules {
  readonly families: readonly FamilyRule[];
  /** Stacks a player takes at once, and how often, before the last tiles of the deal. */
  readonly dealStacks: number;
  readonly dealRounds: number;
  /** The ends after which the first hand stays where it is. */
  readonly starterStays: readonly HandEnd[];
  /** Tiles that nobody draws, and how many more of them for each kong declared. */
  readonly reserve: { readonly tiles: number; readonly perKong: number };
  /** Whether a kong may be declared in a turn that began with a claim. */
  readonly kongAfterClaim: boolean;
}
