/** What lies apart from the wall: tiles that nobody draws, replacement tiles, markers. */
import type { Tile } from './tile.ts';

/** Markers are turned up on the tail, the first one on a stack, the next ones behind it. */
export interface MarkerRules {
  readonly stack: number;
  readonly rule: string;
  /** Of those that kongs turn up. */
  readonly next: string;
  readonly pointsAt: (marker: Tile) => Tile;
  /** Throws that bring a second marker at once, where players agree on it by an option. */
  readonly second: {
    readonly throws: readonly (readonly [number, number])[];
    readonly rule: string;
    readonly option: string;
  };
}

/** Replacement tiles come from the loose tiles and the tail, behind so many of its stacks. */
export interface ReplacementRules {
  readonly loose: boolean;
  readonly behind: number;
  readonly rule: string;
  /** The loose tiles are laid anew on the roof whenever both have gone: the rule that says so. */
  readonly renewed?: string;
}

export interface ReserveRules {
  /** Tiles that nobody draws, and how many more for each declared kong. */
  readonly tiles: number;
  readonly perKong: number;
  readonly rule: string;
  /** What says that a kong takes tiles out of play, where `rule` does not. */
  readonly kongRule?: string;
  /** The option that says how many draws a kong costs, the one of its replacement among them. */
  readonly kongDraws?: { readonly option: string; readonly rule: string };
  /** Stacks of the tail that are set apart before play; one more for each marker after the first. */
  readonly stacks?: number;
  readonly replacements?: ReplacementRules;
  readonly markers?: MarkerRules;
  readonly mostKongs?: { readonly kongs: number; readonly rule: string };
}
