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

/** Much is drawn in parts: whether the turn of the second has come, and that of the third. */
export function useParts(thing: unknown): readonly [second: boolean, third: boolean] {
  const second = useNextFrame(thing);
  return [second, useNextFrame(second || undefined)];
}
