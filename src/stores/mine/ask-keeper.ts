/** Asks for what is done with the record as a whole. */
import type { Result } from '../../engine/notation.ts';
import { createCaller } from '../desk-caller.ts';
import { allChanged, recordBase } from '../record/record.ts';
import type { KeeperCall, Rest, Seen } from './keeper.ts';
import type { FileFault } from './kept-file.ts';

const callHere = async (call: KeeperCall): Promise<unknown> => {
  const { callKeeper } = await import('./keeper.ts');
  return callKeeper(await recordBase(), call);
};

/** A large record takes its time on a small device. */
const PATIENCE = { first: 4_000, later: 120_000 };

const worker = createCaller<KeeperCall>({
  startWorker: () =>
    new Worker(new URL('../../workers/keeper.worker.ts', import.meta.url), { type: 'module' }),
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
  allChanged();
  return value;
}

export const savedFile = (rest: Rest, now: number): Promise<Blob> =>
  ask({ task: 'save', now, ...rest }) as Promise<Blob>;

export const lookInto = (file: Blob): Promise<Result<Seen, FileFault>> =>
  ask({ task: 'look', file }) as Promise<Result<Seen, FileFault>>;

export const mergeFile = (file: Blob): Promise<Result<undefined, FileFault>> =>
  askToChange({ task: 'merge', file }) as Promise<Result<undefined, FileFault>>;

/** What was there before, as a file. */
export const replaceByFile = (file: Blob): Promise<Result<Blob, FileFault>> =>
  askToChange({ task: 'replace', file }) as Promise<Result<Blob, FileFault>>;

/** What was forgotten, as a file. */
export const forgetRows = (drill?: string): Promise<Blob> =>
  askToChange({ task: 'forget', drill }) as Promise<Blob>;
