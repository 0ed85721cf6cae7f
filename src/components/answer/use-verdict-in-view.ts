import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Brings the verdict into view once it is there, and every new question: what they stand under
 * has changed its height. A focus that the fields take with them goes to the main button.
 */
export function useVerdictInView(
  root: RefObject<HTMLElement>,
  isThere: boolean,
  question: unknown,
): void {
  const asked = useRef(question);
  const hadFocus = useRef(false);
  // Looked up before the fields are redrawn.
  hadFocus.current = root.current?.contains(document.activeElement) ?? false;
  // Once it is painted: to scroll is to lay out the page, which would hold up the verdict.
  useEffect(() => {
    const isJudged = isThere && asked.current === question;
    asked.current = question;
    const target = root.current?.querySelector(isJudged ? '.verdict' : '.situation');
    target?.scrollIntoView({ block: 'nearest' });
  }, [root, isThere, question]);
  // Before it is painted, so that a key finds its focus as soon as it can be seen.
  useLayoutEffect(() => {
    if (!hadFocus.current || root.current?.contains(document.activeElement)) return;
    root.current?.querySelector<HTMLElement>('.button--main')?.focus({ preventScroll: true });
  });
}
