/**
 * The drills: the one list that pages, storage, key help, lessons, budgets, the worker and the
 * laws in the tests loop over. Each is fetched when it is asked for.
 */
import type { Desk } from './desk.ts';

export interface DrillRow {
  /** Names results on the reader's device: it never changes. */
  readonly id: string;
  /** Its address: `drill/<page>/`. */
  readonly page: string;
  readonly load: () => Promise<Desk>;
}

export const DRILLS = [] as const satisfies readonly DrillRow[];
