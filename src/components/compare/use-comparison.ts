import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Texts } from '../../engine/drills.ts';
import { compareCaller } from './compare-caller.ts';

/** What is said of the texts; the answer before stays until the next one is there. */
export function useComparison<Answer>(
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
