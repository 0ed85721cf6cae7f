/** What drills about the table need to know of a rule set beside its rules. */
import type { Meld } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import type { Tile } from '../core/tile.ts';

/** What a player has shown, and the tiles that nobody else may throw because of it. */
export interface ThreatShown {
  readonly kind: string;
  readonly dangerous: readonly Tile[];
}

export interface TableTeaching {
  /** Absent where nobody is held to keep a tile. */
  readonly threats?: {
    readonly shownBy: (melds: readonly Meld[]) => readonly ThreatShown[];
    /** Groups that threaten: so many out of these kinds. */
    readonly dealt: readonly { readonly tiles: readonly Tile[]; readonly groups: number }[];
  };
  /** The right to have a deal cancelled, where there is one: so many isolated tiles. */
  readonly annulment?: {
    readonly isolated: (dealt: readonly Tile[]) => readonly Tile[];
    readonly least: number;
  };
  /** What a hand of the wrong size is called; absent where it has no name of its own. */
  readonly wrongSize?: (hand: HeldHand) => 'big' | 'small' | undefined;
  /** By how many ranks three chows of three suits differ in hands near the minimum. */
  readonly nearMinimum?: readonly (readonly [number, number, number])[];
}
