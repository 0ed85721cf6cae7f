/** A worker, or the page itself in slices where no worker can start. */
import { type Atlas, type AtlasSize, atlasInSteps, atlasOf } from '../../engine/hand.ts';

export type AtlasSource = (size: AtlasSize) => Promise<Atlas>;

interface SourceOptions {
  /** May throw, where browsers lack or forbid workers. */
  readonly startWorker: () => Worker;
  readonly pause?: () => Promise<unknown>;
  /** Milliseconds a worker may take to answer. */
  readonly patience?: number;
}

/** Up to this size a worker takes longer to start than the page to compute. */
const AT_ONCE: AtlasSize = 7;

const PATIENCE_MS = 2500;

const nextTask = (): Promise<unknown> => new Promise((resume) => setTimeout(resume));

const SLICE_MS = 12;

async function inSlices(size: AtlasSize, pause: () => Promise<unknown>): Promise<Atlas> {
  const steps = atlasInSteps(size);
  for (;;) {
    await pause();
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }
}

function askWorker(worker: Worker, size: AtlasSize, patience: number): Promise<Atlas> {
  return new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new Error('no answer')), patience);
    worker.addEventListener('message', ({ data }: MessageEvent<Atlas>) => {
      if (data.size !== size) return;
      clearTimeout(silence);
      resolve(data);
    });
    for (const trouble of ['error', 'messageerror']) {
      worker.addEventListener(trouble, () => {
        clearTimeout(silence);
        reject(new Error(trouble));
      });
    }
    worker.postMessage(size);
  });
}

/** Caches every size. A worker that failed is not asked again. */
export function createAtlasSource(options: SourceOptions): AtlasSource {
  const { startWorker, pause = nextTask, patience = PATIENCE_MS } = options;
  const known = new Map<AtlasSize, Promise<Atlas>>();
  let worker: Worker | undefined;
  let failed = false;

  async function fromWorker(size: AtlasSize): Promise<Atlas> {
    try {
      worker ??= startWorker();
      return await askWorker(worker, size, patience);
    } catch {
      failed = true;
      worker?.terminate();
      return inSlices(size, pause);
    }
  }

  const layOut = async (size: AtlasSize): Promise<Atlas> => {
    if (size <= AT_ONCE) return atlasOf(size);
    return failed ? inSlices(size, pause) : fromWorker(size);
  };
  return (size) => {
    const found = known.get(size) ?? layOut(size);
    known.set(size, found);
    return found;
  };
}
