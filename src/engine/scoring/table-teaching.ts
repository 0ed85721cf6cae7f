import type { Group, Meld } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import type { Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';

/** The tiles that nobody else may discard because of what a player has shown. */
export interface ThreatShown {
  readonly kind: string;
  readonly dangerous: readonly Tile[];
}

/** The lone tiles of a hand that go before all others, and why. */
export interface FirstDiscards {
  readonly kind: 'loneWinds' | 'loneEnds' | 'loneDragons';
  readonly tiles: readonly Tile[];
}

export const TAKING_KINDS = [
  ...['no-kong', 'pair-in-chow', 'two-chows', 'pung-beside', 'three-pairs'],
  /** The way after which the rest is easiest to complete. */
  'easiest',
] as const;
export type TakingKind = (typeof TAKING_KINDS)[number];

/** What a source says of taking a tile that is offered. */
export interface TakingAdvice {
  readonly kind: TakingKind;
  readonly rule: string;
  readonly prefer: readonly Group[];
  readonly avoid: readonly Group[];
}

export interface TableTeaching {
  readonly threats?: {
    readonly shownBy: (melds: readonly Meld[]) => readonly ThreatShown[];
    readonly dealt: readonly { readonly tiles: readonly Tile[]; readonly groups: number }[];
  };
  readonly annulment?: {
    readonly isolated: (dealt: readonly Tile[]) => readonly Tile[];
    readonly least: number;
  };
  readonly firstDiscards?: (hand: readonly Tile[], own: Wind) => FirstDiscards | undefined;
  /** The entries about what discards and exposed groups tell of a plan. */
  readonly plans?: readonly string[];
  readonly takingAdvice?: (
    hand: HeldHand,
    tile: Tile,
    isFromLeft: boolean,
  ) => readonly TakingAdvice[];
  readonly wrongSize?: (hand: HeldHand) => 'big' | 'small' | undefined;
  /** Rank steps between three chows of three suits, for hands near the minimum. */
  readonly nearMinimum?: readonly (readonly [number, number, number])[];
}
