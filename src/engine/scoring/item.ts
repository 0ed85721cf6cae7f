/** The rows of a scoring table, and the rows found in a hand. */
import type { GroupSet } from './group-set.ts';
import type { RuleId } from './rule-id.ts';
import type { View } from './view.ts';

/** What a row gives: points, times two (`doubles`), Japanese `han` and `fu`, or the limit itself. */
export const UNITS = ['points', 'doubles', 'han', 'fu', 'limit'] as const;
export type Unit = (typeof UNITS)[number];
export type Value = { readonly [Key in Unit]?: number | undefined };

/** Whether a row of this value adds anything: pairs, chows and lone tiles may be worth nothing. */
export const bringsSomething = (value: Value): boolean =>
  UNITS.some((unit) => (value[unit] ?? 0) !== 0);

/** What a counted row keeps from being counted: one row by its id, or all of a family. */
export interface Implication {
  readonly id?: string;
  readonly family?: string;
  /** Wherever it is found, or only on groups that this row stands on too. */
  readonly on: 'hand' | 'same-groups';
  /** Why, where it is not this row's own rule. */
  readonly rule?: RuleId;
}

/** The sets of a view that a row may be looked for among. */
export const AMONG_GROUPS = ['chows', 'pungs', 'kongs', 'pairs', 'singles', 'flowers'] as const;
export type AmongGroups = (typeof AMONG_GROUPS)[number];

/** Where a row is found in a hand: one set of groups for each time. */
export type Finder = (view: View) => readonly GroupSet[];

/**
 * One row of a scoring table. Of two rows that suppress each other the earlier one counts, and a
 * row that is suppressed suppresses nothing.
 */
export interface Item<Id extends string = string> {
  readonly id: Id;
  readonly rule: RuleId;
  readonly value: Value;
  /** Rows that are named together. */
  readonly family: string;
  readonly find: Finder;
  /** The groups it is looked for among: without any of them it is not in the hand. */
  readonly among?: AmongGroups | undefined;
  /** Given to the winner alone. */
  readonly winner?: true | undefined;
  readonly implies?: readonly Implication[] | undefined;
  /** Found, besides, only where so many rows of a family count already. */
  readonly cumulates?: { readonly family: string; readonly atLeast: number } | undefined;
}

/** Why a row found is not counted: its rule, and the row that suppresses it if it is one. */
export interface Suppression {
  readonly rule: RuleId;
  readonly by: Item | undefined;
}

/** A row where it was found. */
export interface Row {
  readonly item: Item;
  readonly groups: GroupSet;
  /** Absent where the row counts. */
  readonly suppressedBy: Suppression | undefined;
}
