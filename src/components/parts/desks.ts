import type { DeskCall } from '../../engine/drills.ts';
import { createCaller } from '../../stores/device/desk-caller.ts';

export const desks = createCaller<DeskCall>({
  startWorker: () =>
    new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), { type: 'module' }),
  callHere: async (call) => (await import('../../stores/question/drill-here.ts')).callHere(call),
});
