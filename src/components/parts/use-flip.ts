import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../stores/device/still.ts';

const DURATION = 200;

type Places = ReadonlyMap<string, DOMRect>;

const tilesOf = (root: HTMLElement | null): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-key]') ?? []),
];

function moveFrom(places: Places, root: HTMLElement | null): void {
  const moves = tilesOf(root).flatMap((tile) => {
    const from = places.get(tile.dataset['key'] ?? '');
    const to = tile.getBoundingClientRect();
    if (!from || (from.x === to.x && from.y === to.y)) return [];
    return [{ tile, move: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }];
  });
  for (const { tile, move } of moves)
    tile.animate([{ transform: move }, { transform: 'none' }], {
      duration: DURATION,
      easing: 'ease-out',
    });
}

/**
 * Moves each `[data-key]` below `root` from its old place to its new one when `layout`
 * changes. With reduced motion it jumps.
 */
export function useFlip(root: RefObject<HTMLElement>, layout: unknown): void {
  const drawn = useRef(layout);
  const places = useRef<Places>(new Map());
  // Looked up before the tiles are redrawn.
  if (drawn.current !== layout)
    places.current = new Map(
      tilesOf(root.current).map((tile) => [
        tile.dataset['key'] ?? '',
        tile.getBoundingClientRect(),
      ]),
    );
  useLayoutEffect(() => {
    if (drawn.current === layout) return;
    drawn.current = layout;
    if (isStill()) return;
    // In the frame that shows them, before it is painted: to lay them out here takes long.
    const frame = requestAnimationFrame(() => moveFrom(places.current, root.current));
    return () => cancelAnimationFrame(frame);
  }, [root, layout]);
}
