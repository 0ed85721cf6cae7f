import type { CompareCall, Compared } from '../../engine/compare.ts';
import { createCaller } from '../../stores/desk-caller.ts';

const caller = createCaller<CompareCall>({
  startWorker: () =>
    new Worker(new URL('../../workers/compare.worker.ts', import.meta.url), { type: 'module' }),
  callHere: async (call) => (await import('../../engine/compare.ts')).compareHere(call),
});

export const compare = (call: CompareCall): Promise<Compared> =>
  caller.call(call) as Promise<Compared>;
