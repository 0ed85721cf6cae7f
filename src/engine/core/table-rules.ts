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

export interface FamilyRule {
  readonly id: SetFamily;
  readonly tiles: readonly (Tile | BonusTile)[];
  readonly copies: number;
  readonly optional: boolean;
  readonly rule: string;
}

/** How a hand can end, as far as it decides who starts the next one. */
export const HAND_ENDS = [
  'starter-wins',
  'other-wins',
  'draw-without-kong',
  'draw-with-kong',
  'annulled',
] as const;
export type HandEnd = (typeof HAND_ENDS)[number];

const CLAIMS = ['chow', 'pung', 'kong', 'win'] as const;
export type ClaimKind = (typeof CLAIMS)[number];

/**
 * A discard that is forbidden for the turn of the claim: `other-end` is the tile that would have
 * made a chow with the two from the hand on their other side, `same-tile` the kind just claimed.
 */
export interface BarredDiscard {
  readonly tile: 'other-end' | 'same-tile';
  readonly rule: string;
  /** The option that has to be agreed on for it; without one it is always forbidden. */
  readonly option?: string;
}

/** A claim on a discard. A lower rank goes first; within a rank, the nearest in turn. */
export interface ClaimRule {
  readonly claim: ClaimKind;
  readonly rank: number;
  readonly nextOnly: boolean;
  /** Also allowed on the last discard of a hand, after which nobody draws. */
  readonly onLastDiscard: boolean;
  readonly rule: string;
  /** Barred to a player whose own discards hold any tile that he waits for: the rule that says so. */
  readonly barredByOwnDiscards?: string;
  readonly barredDiscards?: readonly BarredDiscard[];
}

/** How the walls are opened. Stacks are counted from their owner's end, and taken the same way. */
export interface BreachRules {
  readonly runs: 'left' | 'right';
  /** The stacks of the tail, from the breach, on which the two loose tiles lie. */
  readonly looseOn: readonly number[];
}

/** To the left of each player, both loose tiles on the next stack (`tchou1924.III.breach.1`). */
export const BREACH_TO_THE_LEFT: BreachRules = { runs: 'left', looseOn: [1] };

/** A hand that begins with an exchange of tiles. */
interface ExchangeRules {
  readonly tiles: number;
  /** With whom: so many seats on, in the order of play. */
  readonly seatsOn: number;
  /** After which ends of such a hand its starter begins the next one too. */
  readonly starterStays: readonly HandEnd[];
  readonly rule: string;
}

/** What a player does in the course of a hand. */
const TURN_ACTIONS = [
  'turn',
  'draw',
  'discard',
  'flower',
  'kong',
  'ready',
  'annulment',
  'exchange',
  'end',
] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

/** A player one tile short may say so, with nothing exposed, while so many tiles are left. */
export interface ReadyRules {
  readonly concealed: boolean;
  readonly tilesLeft: number;
  readonly stake: number;
  readonly rule: string;
}

/** A hand may be given up before the first discard. */
export interface AnnulmentRules {
  readonly allowed: (dealt: readonly Tile[]) => boolean;
  readonly rule: string;
}

export interface TableRules {
  /** The entries that say how each is done. */
  readonly actions: Readonly<Partial<Record<TurnAction, string>>>;
  readonly ready?: ReadyRules;
  readonly annulment?: AnnulmentRules;
  readonly families: readonly FamilyRule[];
  /** To the left where they do not say. */
  readonly breach?: BreachRules;
  /** Stacks taken at a time, and how many times, before the last single tiles. */
  readonly dealStacks: number;
  readonly dealRounds: number;
  readonly starterStays: readonly HandEnd[];
  readonly exchange?: ExchangeRules;
  /** Tiles that nobody draws, and how many more for each declared kong. */
  readonly reserve: { readonly tiles: number; readonly perKong: number };
  readonly kongAfterClaim: boolean;
}
