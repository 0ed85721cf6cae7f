import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export type Keys = Readonly<Record<string, () => void>>;

/** Digits for the first ten places, 0 for the last of them. */
export const placeKeys = (count: number, act: (place: number) => void): Keys =>
  Object.fromEntries(
    Array.from({ length: Math.min(count, 10) }, (_, at) => [(at + 1) % 10, () => act(at)]),
  );

const press = (found: HTMLElement): void => found.click();

/** Digits for what is found on the board, in its order. */
export const digitKeys = (root: RefObject<HTMLElement>, selector: string, act = press): Keys =>
  placeKeys(10, (at) => {
    const found = root.current?.querySelectorAll<HTMLElement>(selector)[at];
    if (found) act(found);
  });

const isWriting = (target: Element): boolean =>
  target.matches('input:not([type="range"], [readonly]), select, textarea');

/** Controls that need Enter for themselves; board tiles leave it to the page. */
const ownsEnter = (target: Element): boolean =>
  target.matches('a, summary, button:not(.choice-tile, .held-tile)');

/** A key held down does once what it does; only arrows run on. */
const isHeld = ({ repeat, key }: KeyboardEvent): boolean => repeat && !key.startsWith('Arrow');

/** The second click of a double one was meant for what the first has replaced. */
function dropDoubleClick(event: MouseEvent): void {
  const isOnward =
    event.target instanceof Element && event.target.closest('.button--main:not([data-more])');
  if (event.detail < 2 || !isOnward) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

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
      // On a button or in a field too, where the browser would press it again and again.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const name = event.key.toLowerCase();
      if (name === 'enter' && ownsEnter(event.target)) return;
      const action = Object.hasOwn(keys, name) ? keys[name] : undefined;
      if (!action) return;
      event.preventDefault();
      if (!isHeld(event)) action();
    };
    const board = root.current;
    target?.addEventListener('keydown', listen);
    board?.addEventListener('click', dropDoubleClick, true);
    return () => {
      target?.removeEventListener('keydown', listen);
      board?.removeEventListener('click', dropDoubleClick, true);
    };
  });
}
