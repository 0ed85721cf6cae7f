/** What the fan is drawn on and with: how much room there is, and the colours of the page. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type FanBox, fanBox } from './fan.ts';
import { type Inks, inksOf } from './paint.ts';

/** The share of the window's height that the fan may take. */
const SHARE = 0.52;
const LEAST = 260;

/** The paper as wide as its frame; absent until the frame is on the page. */
export function useBox(frame: RefObject<HTMLElement>): FanBox | undefined {
  const [box, setBox] = useState<FanBox | undefined>(undefined);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = (): void => {
      const width = Math.floor(current.clientWidth);
      // A phone's window grows and shrinks with its bars: only the width counts.
      setBox((before) =>
        before?.width === width
          ? before
          : fanBox(width, Math.max(LEAST, window.innerHeight * SHARE)),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return box;
}

/** The colours, read again whenever light and dark change places. */
export function useInks(frame: RefObject<HTMLElement>): Inks | undefined {
  const [inks, setInks] = useState<Inks | undefined>(undefined);
  useLayoutEffect(() => {
    const read = (): void => {
      if (frame.current) setInks(inksOf(frame.current));
    };
    read();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', read);
      observer.disconnect();
    };
  }, [frame]);
  return inks;
}
