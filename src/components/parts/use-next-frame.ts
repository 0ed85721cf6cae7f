import { useEffect, useState } from 'preact/hooks';

/** Drawn a frame later than the rest, so that nothing waits for it. */
export function useNextFrame(thing: unknown): boolean {
  const [drawn, setDrawn] = useState(thing);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setDrawn(thing)));
    return () => cancelAnimationFrame(frame);
  }, [thing]);
  return thing !== undefined && drawn === thing;
}
