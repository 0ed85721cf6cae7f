import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export type Keys = Readonly<Record<string, () => void>>;

export const digitKeys = (
  root: RefObject<HTMLElement>,
  selector: string,
  act: (found: HTMLElement) => void,
): Keys =>
  Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => {
      const press = (): void => {
        const found = root.current?.querySelectorAll<HTMLElement>(selector)[at];
        if (found) act(found);
      };
      return [(at + 1) % 10, press];
    }),
  );

const isWriting = (target: Element): boolean =>
  target.matches('input:not([type="range"]), select, textarea');

/** Controls that need Enter for themselves; board tiles leave it to the page. */
const ownsEnter = (target: Element): boolean =>
  target.matches('a, summary, button:not(.choice-tile, .held-tile)');

/**
 * Listens for keys inside `root`, or on the whole page where the page is about nothing else.
 * Ignores typing, and Enter on other controls. A layout effect, so that a key never meets
 * the handlers from before the last one.
 */
export function useKeys(root: RefObject<HTMLElement>, wholePage: boolean, keys: Keys): void {
  useLayoutEffect(() => {
    const target: HTMLElement | Document | null = wholePage ? document : root.current;
    const listen = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const name = event.key.toLowerCase();
      if (name === 'enter' && ownsEnter(event.target)) return;
      const action = Object.hasOwn(keys, name) ? keys[name] : undefined;
      if (!action) return;
      event.preventDefault();
      // A key held down checks once; it does not run through the questions.
      if (name !== 'enter' || !event.repeat) action();
    };
    target?.addEventListener('keydown', listen);
    return () => target?.removeEventListener('keydown', listen);
  });
}
