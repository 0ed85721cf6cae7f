import type { DeskCall } from '../../engine/drills.ts';
import { untilDone } from '../../stores/device/failure.ts';
import { ownWorker } from '../../stores/device/own-worker.ts';
import { createCaller } from '../../stores/device/worker-caller.ts';
import engineWorker from '../../workers/engine.worker.ts?worker&url';

export const desks = createCaller<DeskCall>({
  startWorker: () => ownWorker(engineWorker),
  callHere: (call) =>
    untilDone(async () => (await import('../../stores/question/drill-here.ts')).callHere(call)),
});
