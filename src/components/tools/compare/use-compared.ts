import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CompareCall } from '../../../engine/compare.ts';
import type { Texts } from '../../../engine/drills.ts';
import { type Caller, createCaller } from '../../../stores/desk-caller.ts';

let caller: Caller<CompareCall> | undefined;

/** One for the page. */
export function compareCaller(): Caller<CompareCall> {
  caller ??= createCaller<CompareCall>({
    startWorker: () =>
      new Worker(new URL('../../../workers/compare.worker.ts', import.meta.url), {
        type: 'module',
      }),
    callHere: async (call) => (await import('../../../engine/compare.ts')).callCompare(call),
  });
  return caller;
}

/** What is said of the texts; the answer before stays until the next one is there. */
export function useCompared<Answer>(
  ask: 'lenses' | 'dealt',
  texts: Texts | undefined,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  const key = texts && JSON.stringify(texts);
  const call = useMemo(
    () => (key === undefined ? undefined : { ask, texts: JSON.parse(key) as Texts }),
    [ask, key],
  );
  useEffect(() => {
    if (!call) return setAnswer(undefined);
    let isWanted = true;
    void compareCaller()
      .call(call)
      .then((value) => isWanted && setAnswer(() => value as Answer));
    return () => {
      isWanted = false;
    };
  }, [call]);
  return answer;
}
