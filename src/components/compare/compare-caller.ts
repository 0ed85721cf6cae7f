import type { CompareCall } from '../../engine/compare.ts';
import { ownWorker } from '../../stores/device/own-worker.ts';
import { type Caller, createCaller } from '../../stores/device/worker-caller.ts';
import compareWorker from '../../workers/compare.worker.ts?worker&url';

let caller: Caller<CompareCall> | undefined;

/** One for the page. */
export function compareCaller(): Caller<CompareCall> {
  caller ??= createCaller<CompareCall>({
    startWorker: () => ownWorker(compareWorker),
    callHere: async (call) => (await import('../../engine/compare.ts')).callCompare(call),
  });
  return caller;
}
