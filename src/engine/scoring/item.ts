import type { Feature } from './feature.ts';
import type { GroupSet } from './group-set.ts';
import type { RuleId } from './rule-id.ts';
import type { View } from './view.ts';

/** `doubles` counts doublings, `han` and `fu` are Japanese, `limit` is the maximum itself. */
export const UNITS = ['points', 'doubles', 'han', 'fu', 'limit'] as const;
type Unit = (typeof UNITS)[number];
export type Value = { readonly [Key in Unit]?: number | undefined };

/** False for rows worth 0, such as plain pairs and chows. */
export const hasValue = (value: Value): boolean => UNITS.some((unit) => (value[unit] ?? 0) !== 0);

/** A row, or a family of rows, that does not count beside the row that implies it. */
export interface Implication {
  readonly id?: string;
  readonly family?: string;
  /** Anywhere, or only where all its groups are among those of the implying row. */
  readonly on: 'hand' | 'same-groups';
  readonly rule?: RuleId;
}

/** Where a row is found: one set of groups per occurrence. */
export type Finder = (view: View) => readonly GroupSet[];

/** Of two rows that suppress each other the earlier counts; a suppressed row suppresses nothing. */
export interface Item<Id extends string = string> extends FamilyItem<Id> {
  readonly family: string;
  /** Only of a hand that won. */
  readonly winner?: true | undefined;
}

interface FamilyItem<Id extends string> {
  readonly id: Id;
  readonly rule: RuleId;
  readonly value: Value;
  /** What it is worth instead where a set was claimed; rows of such a hand carry it as `value`. */
  readonly openValue?: Value | undefined;
  readonly find: Finder;
  /** For speed: without these the row is not looked for. */
  readonly among?: Feature | readonly Feature[] | undefined;
  readonly implies?: readonly Implication[] | undefined;
  /**
   * For speed: the place in its table, what names the row at each place of it, and the places of
   * those rows that it names or that name it.
   */
  readonly place?: number | undefined;
  readonly implied?: readonly (readonly Implication[] | undefined)[] | undefined;
  readonly related?: Uint8Array | undefined;
  /** Found only if at least this many rows of the family already count. */
  readonly cumulates?: { readonly family: string; readonly atLeast: number } | undefined;
}

export const itemsOf = <const Id extends string>(
  family: string,
  items: readonly FamilyItem<Id>[],
): readonly Item<Id>[] => items.map((item) => ({ ...item, family }));

export const winnerItems = <const Id extends string>(
  family: string,
  items: readonly FamilyItem<Id>[],
): readonly Item<Id>[] => items.map((item) => ({ ...item, family, winner: true }));

export interface Suppression {
  readonly rule: RuleId;
  readonly by: Item | undefined;
}

export interface Row {
  readonly item: Item;
  readonly groups: GroupSet;
  readonly suppressedBy: Suppression | undefined;
}

export const isCounted = ({ suppressedBy }: Row): boolean => suppressedBy === undefined;
