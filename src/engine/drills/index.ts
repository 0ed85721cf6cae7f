/**
 * The drills: the one list that pages, storage, key help, lessons, budgets, the worker and the
 * laws in the tests loop over. Each is fetched when it is asked for.
 */
import { type Desk, deskOf } from './desk.ts';

export interface DrillRow {
  /** Names results on the reader's device: it never changes. */
  readonly id: string;
  /** Its address: `drill/<page>/`. */
  readonly page: string;
  readonly load: () => Promise<Desk>;
}

export const DRILLS = [
  {
    id: 'find-waits',
    page: 'waits',
    load: () => import('./waits/find-waits.ts').then((drill) => deskOf(drill.findWaits)),
  },
] as const satisfies readonly DrillRow[];

export type DrillId = (typeof DRILLS)[number]['id'];

const desks = new Map<string, Promise<Desk>>();

/** The desk of a drill, fetched once. */
export function deskNamed(id: string): Promise<Desk> {
  const row: DrillRow | undefined = DRILLS.find((drill) => drill.id === id);
  if (row === undefined) return Promise.reject(new RangeError(`no drill ${id}`));
  const desk = desks.get(id) ?? row.load();
  desks.set(id, desk);
  return desk;
}
