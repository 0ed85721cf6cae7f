import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Scene } from '../../engine/table.ts';

/** How large the tiles on the table may be: as large as fits, whatever lies there. */
const FITS = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58] as const;

const isOver = ({ scrollHeight, clientHeight }: Element): boolean =>
  scrollHeight > clientHeight + 1;

export function useFit(root: RefObject<HTMLElement>, scene: Scene): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return undefined;
    const fit = (): void => {
      for (const size of FITS) {
        table.style.setProperty('--fit', String(size));
        if (!isOver(table) && ![...table.querySelectorAll('.play-seat')].some(isOver)) return;
      }
    };
    fit();
    const seen = new ResizeObserver(fit);
    seen.observe(table);
    return () => seen.disconnect();
  }, [root, scene]);
}
