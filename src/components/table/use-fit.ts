import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** How large the tiles on the table may be. */
const SIZES = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58] as const;

const isOver = ({ scrollHeight, clientHeight }: Element): boolean =>
  scrollHeight > clientHeight + 1;

/** As large as the room allows, whatever lies there. */
function fitTiles(table: HTMLElement): void {
  for (const size of SIZES) {
    table.style.setProperty('--fit', String(size));
    if (!isOver(table) && ![...table.querySelectorAll('.play-seat')].some(isOver)) return;
  }
}

export function useFit(root: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    if (root.current) fitTiles(root.current);
  });
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return undefined;
    const room = new ResizeObserver(() => fitTiles(table));
    room.observe(table);
    return () => room.disconnect();
  }, [root]);
}
