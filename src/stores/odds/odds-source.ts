/** A worker, or the page itself in slices where no worker can start. */
import type { DiscardHand, DiscardOdds } from '../../engine/hand.ts';

export interface OddsQuestion {
  readonly hand: DiscardHand;
  readonly draws: number;
}

/** `done` runs from 0 to 1; `rows` is the answer. */
export type OddsNews = { readonly done: number } | { readonly rows: readonly DiscardOdds[] };

interface Listener {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

export type OddsSource = (
  question: OddsQuestion,
  listener: Listener,
) => Promise<readonly DiscardOdds[]>;

interface SourceOptions {
  /** May throw, where browsers lack or forbid workers. */
  readonly startWorker: () => Worker;
  readonly pause?: () => Promise<unknown>;
  readonly now?: () => number;
  /** Milliseconds a worker may take to send its first message. */
  readonly patience?: number;
}

const SLICE_MS = 12;

const PATIENCE_MS = 4000;

const nextTask = (): Promise<unknown> => new Promise((resume) => setTimeout(resume));

function askWorker(
  worker: Worker,
  question: OddsQuestion,
  { onProgress, signal, patience }: Listener & { readonly patience: number },
): Promise<readonly DiscardOdds[]> {
  return new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new Error('no answer')), patience);
    worker.addEventListener('message', ({ data }: MessageEvent<OddsNews>) => {
      clearTimeout(silence);
      if ('rows' in data) resolve(data.rows);
      else onProgress(data.done);
    });
    const fail = (reason: unknown): void => {
      clearTimeout(silence);
      reject(reason);
    };
    for (const trouble of ['error', 'messageerror']) {
      worker.addEventListener(trouble, () => fail(new Error(trouble)));
    }
    signal.addEventListener('abort', () => fail(signal.reason));
    worker.postMessage(question);
  });
}

/** One worker per question, ended with it. After a failure, no other is started. */
export function createOddsSource(options: SourceOptions): OddsSource {
  const { startWorker, pause = nextTask, now = () => performance.now() } = options;
  const { patience = PATIENCE_MS } = options;
  let failed = false;

  async function fromWorker(question: OddsQuestion, listener: Listener) {
    const worker = startWorker();
    try {
      return await askWorker(worker, question, { ...listener, patience });
    } finally {
      worker.terminate();
    }
  }

  async function inSlices({ hand, draws }: OddsQuestion, { onProgress, signal }: Listener) {
    const { oddsSteps } = await import('./odds-in-slices.ts');
    const steps = oddsSteps(hand, draws);
    for (let done = 0; ; onProgress(done)) {
      await pause();
      signal.throwIfAborted();
      const until = now() + SLICE_MS;
      do {
        const step = steps.next();
        if (step.done) return step.value;
        done = step.value;
      } while (now() < until);
    }
  }

  return async (question, listener) => {
    listener.signal.throwIfAborted();
    if (failed) return inSlices(question, listener);
    try {
      return await fromWorker(question, listener);
    } catch {
      listener.signal.throwIfAborted();
      failed = true;
      return inSlices(question, listener);
    }
  };
}
