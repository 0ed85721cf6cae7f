/** Where chances are worked out: in a worker, or on the page itself in slices where none can start. */
import type { DiscardHand, DiscardOdds } from '../../engine/index.ts';

export interface OddsQuestion {
  readonly hand: DiscardHand;
  /** The most draws that are asked about. */
  readonly draws: number;
}

/** What a worker tells: how much is done, from 0 to 1, and at last the answer. */
export type OddsNews = { readonly done: number } | { readonly rows: readonly DiscardOdds[] };

interface Listener {
  readonly onProgress: (done: number) => void;
  /** Gives the question up: the promise fails with the signal's reason. */
  readonly signal: AbortSignal;
}

export type OddsSource = (
  question: OddsQuestion,
  listener: Listener,
) => Promise<readonly DiscardOdds[]>;

interface SourceOptions {
  /** May throw, where the browser has no workers or forbids them. */
  readonly startWorker: () => Worker;
  /** Lets the page do something else between two slices. */
  readonly pause?: () => Promise<unknown>;
  readonly now?: () => number;
  /** How many milliseconds a worker may take to say its first word. */
  readonly patience?: number;
}

/** Milliseconds of work between two pauses. */
const SLICE = 12;

const PATIENCE = 4000;

const nextTask = (): Promise<unknown> => new Promise((resume) => setTimeout(resume));

/** The worker's answer; fails if it breaks down, never begins to speak, or is given up. */
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

/** Each question has a worker of its own, which ends with it. One that failed is the last one tried. */
export function createOddsSource(options: SourceOptions): OddsSource {
  const { startWorker, pause = nextTask, now = () => performance.now() } = options;
  const { patience = PATIENCE } = options;
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
      const until = now() + SLICE;
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
