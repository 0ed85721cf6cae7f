import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type FanBox, fanBox } from './fan.ts';

const HEIGHT_SHARE = 0.52;
const MIN_HEIGHT = 260;

export function useBox(frame: RefObject<HTMLElement>): FanBox | undefined {
  const [box, setBox] = useState<FanBox | undefined>(undefined);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = (): void => {
      const width = Math.floor(current.clientWidth);
      // A phone's browser bars change the window's height: only the width counts.
      setBox((before) =>
        before?.width === width
          ? before
          : fanBox(width, Math.max(MIN_HEIGHT, window.innerHeight * HEIGHT_SHARE)),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return box;
}
