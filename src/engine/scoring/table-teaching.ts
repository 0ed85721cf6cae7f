import type { Meld } from '../core/group.ts';
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
  readonly wrongSize?: (hand: HeldHand) => 'big' | 'small' | undefined;
  /** Rank steps between three chows of three suits, for hands near the minimum. */
  readonly nearMinimum?: readonly (readonly [number, number, number])[];
}
