/** What a worker says: that it is there, or how a call ended. */
export type WorkerNews =
  | { readonly ready: true }
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly trouble: string };

interface CallerOptions<Call, Answer> {
  /** Does on the page what no worker does. */
  readonly callHere: (call: Call) => Promise<Answer>;
  /** May throw, where the browser has no workers or forbids them. */
  readonly startWorker: () => Worker;
  /** Milliseconds in which a worker has to say its first word, and every later one. */
  readonly patience?: { readonly first: number; readonly later: number };
}

const PATIENCE = { first: 4_000, later: 15_000 };

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly doHere: () => void;
}

function createLedger(patience: typeof PATIENCE, onSilence: () => void) {
  const pending = new Map<number, Pending>();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let heard = false;
  let calls = 0;

  const listen = (): void => {
    clearTimeout(silence);
    if (pending.size === 0) return;
    silence = setTimeout(onSilence, heard ? patience.later : patience.first);
  };
  return {
    note: (call: Pending): number => {
      pending.set(++calls, call);
      listen();
      return calls;
    },
    drop: (call: number): void => {
      pending.delete(call);
      listen();
    },
    hear: (news: WorkerNews): void => {
      heard = true;
      if ('call' in news) {
        const owed = pending.get(news.call);
        pending.delete(news.call);
        if ('value' in news) owed?.resolve(news.value);
        else owed?.doHere();
      }
      listen();
    },
    close: (): void => {
      const owed = [...pending.values()];
      pending.clear();
      listen();
      for (const { doHere } of owed) doHere();
    },
  };
}

export interface Caller<Call, Answer = unknown> {
  readonly warm: () => void;
  readonly call: (call: Call) => Promise<Answer>;
}

/**
 * One worker for all calls of a page. Once it fails or falls silent, what it owes and whatever
 * comes after is done on the page.
 */
export function createCaller<Call extends object, Answer = unknown>({
  startWorker,
  callHere,
  patience = PATIENCE,
}: CallerOptions<Call, Answer>): Caller<Call, Answer> {
  let worker: Worker | undefined;
  let failed = false;
  const giveUp = (): void => {
    failed = true;
    worker?.terminate();
    ledger.close();
  };
  const ledger = createLedger(patience, giveUp);

  const start = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => ledger.hear(data));
    for (const trouble of ['error', 'messageerror']) started.addEventListener(trouble, giveUp);
    return started;
  };
  const warm = (): void => {
    try {
      if (!failed) worker ??= start();
    } catch {
      failed = true;
    }
  };
  const call = (wanted: Call): Promise<Answer> => {
    warm();
    if (failed || !worker) return callHere(wanted);
    const running = worker;
    return new Promise((resolve, reject) => {
      const doHere = (): Promise<void> => callHere(wanted).then(resolve, reject);
      const noted = ledger.note({ resolve: (value) => resolve(value as Answer), doHere });
      try {
        running.postMessage({ ...wanted, call: noted });
      } catch (error) {
        ledger.drop(noted);
        reject(error);
      }
    });
  };
  return { warm, call };
}
