import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Brings the verdict into view once it is there: what it stands under has changed its height. */
export function useVerdictInView(root: RefObject<HTMLElement>, isThere: boolean): void {
  useEffect(() => {
    const target = root.current?.querySelector(isThere ? '.verdict' : '.situation');
    target?.scrollIntoView({ block: 'nearest' });
  }, [root, isThere]);
}
