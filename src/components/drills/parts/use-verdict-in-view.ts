import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Brings the verdict into view once it is there, and the next question after it: what they stand
 * under has changed its height. A focus that the fields take with them goes to the main button.
 */
export function useVerdictInView(root: RefObject<HTMLElement>, isThere: boolean): void {
  // Asked before the fields are redrawn.
  const hadFocus = useRef(false);
  hadFocus.current = root.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    const target = root.current?.querySelector(isThere ? '.verdict' : '.situation');
    target?.scrollIntoView({ block: 'nearest' });
    if (!hadFocus.current || root.current?.contains(document.activeElement)) return;
    root.current?.querySelector<HTMLElement>('.button--main')?.focus({ preventScroll: true });
  }, [root, isThere]);
}
