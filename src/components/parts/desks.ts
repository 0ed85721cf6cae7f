import type { DeskCall } from '../../engine/drills.ts';
import { untilDone } from '../../stores/device/failure.ts';
import { createCaller } from '../../stores/device/worker-caller.ts';

export const desks = createCaller<DeskCall>({
  startWorker: () =>
    new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), { type: 'module' }),
  callHere: (call) =>
    untilDone(async () => (await import('../../stores/question/drill-here.ts')).callHere(call)),
});
