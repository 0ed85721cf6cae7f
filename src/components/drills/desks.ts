/** The worker that all drills of a page ask. */
import { createDeskCaller } from '../../stores/drill-source.ts';

export const desks = createDeskCaller({
  startWorker: () =>
    new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), { type: 'module' }),
});

/** The clock of the questions, and where their chance comes from. */
export const CLOCK = { now: () => performance.now(), seed: () => Date.now() };
