import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** How large the tiles on the table are; never under what the style sheet allows. */
const SIZES = [1, 0.92, 0.84, 0.77, 0.7] as const;
const SMALLEST = SIZES[SIZES.length - 1] as number;

/** How much is left out, where even the smallest do not fit. */
const CROWDS = ['1', '2', '3'] as const;

/** By the boxes as they are laid out: a tile that travels is not in anybody's way. */
function isTooHigh({ children, clientHeight }: Element): boolean {
  const boxes = [...children].filter((child) => child instanceof HTMLElement);
  const top = Math.min(...boxes.map(({ offsetTop }) => offsetTop));
  const bottom = Math.max(...boxes.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight));
  return bottom - top > clientHeight + 1;
}

const isTooWide = (seat: Element): boolean =>
  [...seat.querySelectorAll<HTMLElement>('.laid-meld')].some(
    ({ offsetWidth }) => offsetWidth > seat.clientWidth + 1,
  );

const isCrowded = (table: Element): boolean =>
  isTooHigh(table) ||
  [...table.querySelectorAll('.table-seat')].some((seat) => isTooHigh(seat) || isTooWide(seat));

/** As large as the room allows, whatever lies there; then with less of it. */
function fitTiles(table: HTMLElement): void {
  delete table.dataset['crowd'];
  for (const size of SIZES) {
    table.style.setProperty('--fit', String(size));
    if (!isCrowded(table)) return;
  }
  table.style.setProperty('--fit', String(SMALLEST));
  for (const crowd of CROWDS) {
    table.dataset['crowd'] = crowd;
    if (!isCrowded(table)) return;
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
