/** Where a drill is asked: in a worker, or on the page itself where none can start. */
import type {
  Asked,
  DeskCall,
  DeskTask,
  DrillTypes,
  Refusal,
  Texts,
  Wish,
} from '../engine/drills.ts';
import type { Result } from '../engine/notation.ts';

/** What a worker says: that it is there, and what came of a call. */
export type DeskNews =
  | { readonly ready: true }
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly trouble: string };

export interface DeskCaller {
  /** Gets the worker ready before it is needed. */
  readonly warm: () => void;
  readonly call: (call: DeskCall) => Promise<unknown>;
}

interface CallerOptions {
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

const callHere = async (call: DeskCall): Promise<unknown> =>
  (await import('./drill-here.ts')).callHere(call);

/** The calls that a worker owes an answer, and how long it has been silent. */
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
    hear: (news: DeskNews): void => {
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

/**
 * One worker for all drills of a page. Once it fails or falls silent, what it owes and whatever
 * comes after is done on the page.
 */
export function createDeskCaller({ startWorker, patience = PATIENCE }: CallerOptions): DeskCaller {
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
    started.addEventListener('message', ({ data }: MessageEvent<DeskNews>) => ledger.hear(data));
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
  const call = (wanted: DeskCall): Promise<unknown> => {
    warm();
    if (failed || !worker) return callHere(wanted);
    const running = worker;
    return new Promise((resolve, reject) => {
      const doHere = (): Promise<void> => callHere(wanted).then(resolve, reject);
      running.postMessage({ ...wanted, call: ledger.note({ resolve, doHere }) });
    });
  };
  return { warm, call };
}

/** A drill as a page asks it: its desk, in promises. */
export interface DrillSource<T extends DrillTypes = DrillTypes> {
  readonly warm: () => void;
  readonly deal: (seed: number, wish: Wish) => Promise<Asked<T>>;
  readonly ask: (texts: Texts) => Promise<Result<Asked<T>, Refusal>>;
  readonly solve: (texts: Texts) => Promise<T['answer']>;
  readonly check: (texts: Texts, answer: T['answer']) => Promise<T['verdict']>;
  readonly hints: (texts: Texts) => Promise<T['hints']>;
  readonly detail: (texts: Texts, about: string) => Promise<T['detail']>;
  readonly follow: (
    seed: number,
    texts: Texts,
    answer: T['answer'],
  ) => Promise<Asked<T> | undefined>;
}

/** The types of a drill are those of the desk that answers: both go by the same id. */
export function drillSource<T extends DrillTypes>(
  drill: string,
  { warm, call }: DeskCaller,
): DrillSource<T> {
  const task =
    <Value>(task: DeskTask) =>
    (...args: readonly unknown[]): Promise<Value> =>
      call({ drill, task, args }) as Promise<Value>;
  return {
    warm,
    deal: task('deal'),
    ask: task('ask'),
    solve: task('solve'),
    check: task('check'),
    hints: task('hints'),
    detail: task('detail'),
    follow: task('follow'),
  };
}
