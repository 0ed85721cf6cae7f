import type { CompareCall } from '../../engine/compare.ts';
import { type Caller, createCaller } from '../../stores/device/worker-caller.ts';

let caller: Caller<CompareCall> | undefined;

/** One for the page. */
export function compareCaller(): Caller<CompareCall> {
  caller ??= createCaller<CompareCall>({
    startWorker: () =>
      new Worker(new URL('../../workers/compare.worker.ts', import.meta.url), { type: 'module' }),
    callHere: async (call) => (await import('../../engine/compare.ts')).callCompare(call),
  });
  return caller;
}
