/** What is done before a hand, one act after another, and what decides its course. */
import type { Seat } from '../core/seat.ts';
import type { TableRules } from '../core/table-rules.ts';
import type { Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import type { HeadTile } from './deal.ts';
import type { Dice } from './dice.ts';
import type { TailTile } from './reserve.ts';
import type { Scene } from './scene.ts';
import type { SetTile } from './tile-set.ts';
import type { WallPlace, WallSize } from './wall.ts';

/** What is decided by chance, the same for every rule set. */
export interface CeremonyChance {
  /**
   * Rounds of throws before anybody has a place, by player. Where one player throws alone, he is
   * the first. Who is level in a round throws again in the next one.
   */
  readonly places: readonly (readonly Dice[])[];
  /** The four winds and two numbered tiles, one of them odd, as they lie shuffled. */
  readonly lot: readonly Tile[];
  readonly starter: readonly [Dice, Dice];
  readonly breach: readonly [Dice, Dice];
  /** All 144 tiles as they lie from the breach; those that are not played with are left out. */
  readonly tiles: readonly SetTile[];
  /** Tiles that change places with others, so that a kong and a claim can be shown. */
  readonly example?: { readonly kong: Tile; readonly pung: Tile };
}

/** What a throw decides. */
export type ThrowFor =
  | 'east-seat'
  | 'first-wind'
  | 'row-end'
  | 'chooser'
  | 'east'
  | 'rank'
  | 'starter-first'
  | 'starter'
  | 'wall'
  | 'stack'
  | 'wall-and-stack';

export type CeremonyAct =
  /** Tiles are lined up face down to draw the places. */
  | { readonly kind: 'lot'; readonly seat: Seat; readonly as: 'column' | 'row' }
  | {
      readonly kind: 'throw';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly for: ThrowFor;
      /** The seat that is counted to. */
      readonly reaches?: Seat;
      /** Somebody was level and throws once more. */
      readonly again?: true;
    }
  /** The row is turned up, its numbers go to the ends, and the winds are given from one of them. */
  | { readonly kind: 'tidy'; readonly seat: Seat; readonly from: 'left' | 'right' }
  | { readonly kind: 'draw-wind'; readonly seat: Seat; readonly wind: Wind }
  | { readonly kind: 'choose-seat'; readonly seat: Seat }
  /** Everybody takes his place; `east` is the seat of East. */
  | { readonly kind: 'sit'; readonly east: Seat }
  | { readonly kind: 'start'; readonly seat: Seat }
  /** The stacks of each wall, and all tiles. */
  | { readonly kind: 'build'; readonly stacks: number; readonly tiles: number }
  | {
      readonly kind: 'breach';
      readonly seat: Seat;
      readonly count: number;
      readonly place: WallPlace;
    }
  /** Loose tiles are laid on stacks of the tail, at first and whenever both have gone. */
  | {
      readonly kind: 'loose';
      readonly seat: Seat;
      readonly stacks: readonly number[];
      readonly renewed?: true;
    }
  /** What nobody draws; no tiles where the walls are used up. `stacks` if it is a place of its own. */
  | {
      readonly kind: 'set-apart';
      readonly tiles: number;
      readonly stacks?: number;
      /** Replacement tiles come from it. */
      readonly replaces?: true;
    }
  | {
      readonly kind: 'marker';
      readonly tile: Tile;
      readonly pointsAt: Tile;
      readonly stack: number;
    }
  | {
      readonly kind: 'take';
      readonly seat: Seat;
      /** Stacks are counted from the breach. */
      readonly tiles: readonly HeadTile[];
      /** How many takings there were before. */
      readonly nth: number;
    }
  | {
      readonly kind: 'flower';
      readonly seat: Seat;
      readonly tile: SetTile;
      readonly from: TailTile;
    }
  /** Everybody is ready, the starter with a tile more than the others. */
  | { readonly kind: 'begin'; readonly seat: Seat }
  | { readonly kind: 'kong'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly from: TailTile }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'claim'; readonly seat: Seat; readonly giver: Seat; readonly tile: Tile }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly from: HeadTile };

export interface CeremonyStep {
  readonly act: CeremonyAct;
  /** The table once it is done. */
  readonly scene: Scene;
  /** The entry of the register; absent where the source leaves it to others. */
  readonly rule?: string;
}

/** Everything that decides the course of a ceremony. */
export interface Course {
  readonly table: TableRules;
  readonly chance: CeremonyChance;
  readonly agreed: Readonly<Record<string, unknown>>;
  /** The entry that says who may take a discard for a pung. */
  readonly claimRule: string | undefined;
  readonly size: WallSize;
  readonly order: readonly SetTile[];
}

/** Everybody in place, and who begins. */
export interface SeatedTable {
  readonly scene: Scene;
  readonly starter: Seat;
}

export type StepsTo<Found> = Generator<CeremonyStep, Found>;

/** An act by its rule, where there is one. */
export const stepOf = (
  act: CeremonyStep['act'],
  scene: Scene,
  rule: string | undefined,
): CeremonyStep => ({ act, scene, ...(rule !== undefined && { rule }) });

interface ThrowAct {
  readonly seat: Seat;
  readonly dice: readonly number[];
  readonly for: ThrowFor;
  readonly rule: string | undefined;
  readonly reaches?: Seat;
  readonly again?: true;
  /** The dice that lie there already stay. */
  readonly beside?: boolean;
}

/** A throw, its dice left on the table. */
export function throwStep(scene: Scene, { rule, beside, ...thrown }: ThrowAct): CeremonyStep {
  const { seat, dice } = thrown;
  return {
    act: { kind: 'throw', ...thrown },
    scene: { ...scene, throws: [...(beside ? scene.throws : []), { seat, dice }] },
    ...(rule !== undefined && { rule }),
  };
}
