import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../../stores/device/idle.ts';

/** What is needed only after an answer: fetched while the reader thinks; absent until it is here. */
export function useLater<Thing>(load: () => Promise<Thing>): Thing | undefined {
  const [thing, setThing] = useState<Thing | undefined>(undefined);
  useEffect(() => whenIdle(() => void load().then((loaded) => setThing(() => loaded))), [load]);
  return thing;
}
