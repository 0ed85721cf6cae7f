import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../../stores/device/still.ts';
import type { WalkState } from '../../../stores/exclusions/exclusion-walk.ts';

const DURATION = 200;
const WINDOW_MARGIN = 64;

function scrollToCard(card: Element): void {
  const { top, bottom } = card.getBoundingClientRect();
  if (top < WINDOW_MARGIN || bottom > innerHeight - WINDOW_MARGIN)
    card.scrollIntoView({ block: 'center' });
}

/** With reduced motion it jumps. */
function move(card: Element, from: DOMRect): void {
  if (isStill()) return;
  const to = card.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: DURATION, easing: 'ease-out' },
  );
}

/**
 * After a step, scrolls the centre into view, focuses it and animates it from the element
 * passed to the returned function.
 */
export function useArrival(
  root: RefObject<HTMLElement>,
  state: WalkState,
): (from: Element) => void {
  const origin = useRef<DOMRect | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what one arrives by
  useLayoutEffect(() => {
    const from = origin.current;
    origin.current = undefined;
    const card = root.current?.querySelector('[data-centre]');
    if (!from || !card) return;
    scrollToCard(card);
    card.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    move(card, from);
  }, [state]);
  return (from) => {
    origin.current = from.getBoundingClientRect();
  };
}
