/** The worker that all drills of a page ask. */
import { createDeskCaller } from '../../stores/desk-caller.ts';

export const desks = createDeskCaller({
  startWorker: () =>
    new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), { type: 'module' }),
});
