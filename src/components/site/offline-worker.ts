/** What a page asks of the worker that keeps its language (`scripts/offline/worker.mjs`). */

type Question =
  | { readonly ask: 'keep'; readonly read: readonly string[] }
  | { readonly ask: 'fill'; readonly course: string | undefined; readonly most: number }
  | { readonly ask: 'take-over' };

export interface KeptPages {
  readonly kept: number;
  readonly of: number;
  /** Files still to come. */
  readonly left: number;
  readonly trouble?: 'full' | 'unreachable';
}

/** A worker of an earlier site answers nothing; one that was ended has to be asked again. */
const PATIENCE = 60_000;

export const askWorker = <Answer>(
  worker: ServiceWorker,
  question: Question,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const give = (answer?: Answer): void => {
      port1.close();
      resolve(answer);
    };
    port1.onmessage = ({ data }) => give(data);
    setTimeout(give, PATIENCE);
    worker.postMessage(question, [port2]);
  });
