import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const DURATION = 200;

/**
 * Moves each `[data-key]` below `root` from its old place to its new one when `layout`
 * changes. With reduced motion it jumps.
 */
export function useFlip(root: RefObject<HTMLElement>, layout: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout is what triggers a move
  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const next = new Map<string, DOMRect>();
    for (const tile of root.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const key = tile.dataset['key'] ?? '';
      const to = tile.getBoundingClientRect();
      const from = places.current.get(key);
      next.set(key, to);
      if (still || !from || (from.x === to.x && from.y === to.y)) continue;
      const move = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
      tile.animate([{ transform: move }, { transform: 'none' }], {
        duration: DURATION,
        easing: 'ease-out',
      });
    }
    places.current = next;
  }, [layout]);
}
