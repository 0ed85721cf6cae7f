/** What a table on a page is played with: the worker, chance, and time. */

import type { TableAnswer, TableCall } from '../../engine/open-table.ts';
import type { OutsideAnswer, OutsideCall } from '../../engine/outside-game.ts';
import type { Move } from '../../engine/play.ts';
import { ownWorker } from '../../stores/device/own-worker.ts';
import { $settings } from '../../stores/device/settings.ts';
import { type Caller, createCaller } from '../../stores/device/worker-caller.ts';
import outsideWorker from '../../workers/outside.worker.ts?worker&url';
import tableWorker from '../../workers/table.worker.ts?worker&url';

const MOST_SEEDS = 2 ** 31;

export const anySeed = (): number => Math.floor(Math.random() * MOST_SEEDS);

/** Long enough to be followed; what nobody sees takes no time. */
const PAUSES: Readonly<Partial<Record<Move['m'], number>>> = {
  discard: 550,
  claim: 900,
  kong: 900,
  ready: 900,
  win: 700,
  flower: 250,
};

const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** The tiles of one taking arrive before the next ones leave. */
const DEAL_MS = 480;

export const pauseAfter = (move: Move | 'deal' | undefined): Promise<void> =>
  wait(move === 'deal' ? DEAL_MS : ((move && PAUSES[move.m]) ?? 0));

export const isStepped = (): boolean => $settings.pace.get() === 'step';

/** By the setting of the reader: at once, calm, or an act after each touch. */
export function pauseAtPace(move: Move | 'deal' | undefined): Promise<void> {
  const pace = $settings.pace.get();
  const isSeen = move !== undefined && move !== 'deal' && PAUSES[move.m] !== undefined;
  if (isSeen && pace === 'once') return wait(0);
  return isSeen && pace === 'step' ? new Promise(() => undefined) : pauseAfter(move);
}

const startWorker = (): Worker => ownWorker(tableWorker);

const callHere = async (call: TableCall): Promise<TableAnswer> =>
  (await import('../../engine/open-table.ts')).callTable(call);

export type TableCaller = Caller<TableCall, TableAnswer>;

export const tableCaller = (): TableCaller => createCaller({ startWorker, callHere });

/** A finished hand is looked back on in a worker of its own, so that the next one need not wait. */
export const reviewCaller = (): TableCaller =>
  createCaller({
    startWorker,
    callHere: () => Promise.reject(new Error('too long for the page')),
    patience: { first: 4_000, later: 120_000 },
  });

/** Games from elsewhere are read in a worker of their own. */
export const outsideCaller = (): Caller<OutsideCall, OutsideAnswer> =>
  createCaller({
    startWorker: () => ownWorker(outsideWorker),
    callHere: async (call) => (await import('../../engine/outside-game.ts')).callOutside(call),
  });
