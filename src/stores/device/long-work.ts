/** Long work in a worker, or on the page in slices where no worker can start. */

import { nextTask } from './idle.ts';

/** `done` runs from 0 to 1. */
export type WorkNews<Answer> = { readonly done: number } | { readonly answer: Answer };

interface Listener {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

export type LongWork<Question, Answer> = (
  question: Question,
  listener: Listener,
) => Promise<Answer>;

export interface WorkOptions {
  /** May throw, where browsers lack or forbid workers. */
  readonly startWorker: () => Worker;
  readonly pause?: () => Promise<unknown>;
  readonly now?: () => number;
  /** Milliseconds a worker may take to send its first message. */
  readonly patience?: number;
}

const SLICE_MS = 12;

const PATIENCE_MS = 4000;

function askWorker<Question, Answer>(
  worker: Worker,
  question: Question,
  { onProgress, signal, patience }: Listener & { readonly patience: number },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown): void => {
      clearTimeout(silence);
      reject(reason);
    };
    const silence = setTimeout(() => fail(new Error('no answer')), patience);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkNews<Answer>>) => {
      clearTimeout(silence);
      if ('answer' in data) resolve(data.answer);
      else onProgress(data.done);
    });
    for (const trouble of ['error', 'messageerror']) {
      worker.addEventListener(trouble, () => fail(new Error(trouble)));
    }
    signal.addEventListener('abort', () => fail(signal.reason));
    worker.postMessage(question);
  });
}

/**
 * One worker per question, ended with it. After a failure no other is started, and `loadSteps`
 * brings the work to the page.
 */
export function createLongWork<Question, Answer>(
  loadSteps: (question: Question) => Promise<Iterator<number | undefined, Answer>>,
  options: WorkOptions,
): LongWork<Question, Answer> {
  const { startWorker, pause = nextTask, now = () => performance.now() } = options;
  const { patience = PATIENCE_MS } = options;
  let failed = false;

  async function inWorker(question: Question, listener: Listener): Promise<Answer> {
    const worker = startWorker();
    try {
      return await askWorker<Question, Answer>(worker, question, { ...listener, patience });
    } finally {
      worker.terminate();
    }
  }

  async function inSlices(question: Question, { onProgress, signal }: Listener): Promise<Answer> {
    const steps = await loadSteps(question);
    for (;;) {
      await pause();
      signal.throwIfAborted();
      const until = now() + SLICE_MS;
      let step = steps.next();
      while (!step.done && now() < until) step = steps.next();
      if (step.done) return step.value;
      onProgress(step.value ?? 0);
    }
  }

  return async (question, listener) => {
    listener.signal.throwIfAborted();
    if (failed) return inSlices(question, listener);
    try {
      return await inWorker(question, listener);
    } catch {
      listener.signal.throwIfAborted();
      failed = true;
      return inSlices(question, listener);
    }
  };
}
