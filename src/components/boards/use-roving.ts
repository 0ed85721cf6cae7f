import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Arrows go from button to button inside each of the selected groups, once the focus is there. */
export function useRoving(root: RefObject<HTMLElement>, groups: string): void {
  useEffect(() => {
    const box = root.current;
    const start = () => void import('./rove.ts').then(({ rove }) => box && rove(box, groups));
    box?.addEventListener('focusin', start, { once: true });
    return () => box?.removeEventListener('focusin', start);
  }, [root, groups]);
}
