/** Asks for what is done with the record as a whole. */

import { ok, type Result } from '../../engine/notation.ts';
import keeperWorker from '../../workers/keeper.worker.ts?worker&url';
import { ownWorker } from '../device/own-worker.ts';
import { createCaller } from '../device/worker-caller.ts';
import { announceAll, beginAnew, deviceBase, recordBase } from '../record/record.ts';
import type { FileLook, KeeperCall, Outside, TakeMode, UndoRows } from './keeper.ts';
import type { FileFault } from './record-file.ts';

const callHere = async (call: KeeperCall): Promise<unknown> => {
  const { callKeeper } = await import('./keeper.ts');
  return callKeeper(await recordBase(), call);
};

/** A large record takes its time on a small device. */
const PATIENCE = { first: 4_000, later: 120_000 };

const worker = createCaller<KeeperCall>({
  startWorker: () => ownWorker(keeperWorker),
  callHere,
  patience: PATIENCE,
});

/** A record that lasts as long as the page is here alone. */
async function ask(call: KeeperCall): Promise<unknown> {
  const { lasts } = await recordBase();
  return lasts ? worker.call(call) : callHere(call);
}

async function askToChange(call: KeeperCall): Promise<unknown> {
  const value = await ask(call);
  announceAll();
  return value;
}

export const saveFile = (rest: Outside, now: number): Promise<Blob> =>
  ask({ task: 'save', now, ...rest }) as Promise<Blob>;

export const lookInto = (file: Blob): Promise<Result<FileLook, FileFault>> =>
  ask({ task: 'look', file }) as Promise<Result<FileLook, FileFault>>;

/** On the device itself, while the page goes on with a copy; nothing where that is not to be had. */
async function onDevice<Value>(call: KeeperCall): Promise<Value | undefined> {
  const { callKeeper } = await import('./keeper.ts');
  const device = await deviceBase();
  try {
    return device && ((await callKeeper(device, call)) as Value);
  } finally {
    device?.close();
  }
}

export type Undo = () => Promise<void>;

/** What was done on the device is taken back there, whatever the page goes on with since. */
const undoOf =
  (there: UndoRows | undefined, here: UndoRows): Undo =>
  async () => {
    const { lasts } = await recordBase();
    if (there && !(lasts && there === here)) await onDevice({ task: 'undo', done: there });
    await askToChange({ task: 'undo', done: here });
  };

export async function takeFile(way: TakeMode, file: Blob): Promise<Result<Undo, FileFault>> {
  const { lasts } = await recordBase();
  const done = (await askToChange({ task: way, file })) as Result<UndoRows, FileFault>;
  return done.ok ? ok(undoOf(lasts ? done.value : undefined, done.value)) : done;
}

/** Of one drill, or all. A copy and the device forget both. */
export async function forgetRows(drill?: string): Promise<Undo> {
  const call = { task: 'forget', drill } as const;
  const { lasts } = await recordBase();
  const there = lasts ? undefined : await onDevice<UndoRows>(call);
  const here = (await askToChange(call)) as UndoRows;
  if (!lasts && drill === undefined) beginAnew();
  return undoOf(lasts ? here : there, here);
}
