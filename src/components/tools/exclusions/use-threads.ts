import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Box, type Joint, type ThreadLine, threadTo } from './threads.ts';

export interface DrawnThread extends ThreadLine {
  readonly key: string;
}

/** The place inside the web that something takes, even while it is still moving there. */
function inside(root: HTMLElement, one: HTMLElement): Box {
  let [left, top] = [one.offsetLeft, one.offsetTop];
  for (let at = one.offsetParent; at instanceof HTMLElement && at !== root; at = at.offsetParent) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, right: left + one.offsetWidth, bottom: top + one.offsetHeight };
}

function jointIn(root: HTMLElement, one: HTMLElement): Joint {
  const { left, right, top, bottom } = inside(root, one);
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    keeps: one.dataset['joint']?.startsWith('keeps ') ?? false,
  };
}

function drawnIn(root: HTMLElement): readonly DrawnThread[] {
  const card = root.querySelector<HTMLElement>('[data-centre]');
  if (!card) return [];
  const box = inside(root, card);
  return [...root.querySelectorAll<HTMLElement>('[data-joint]')].map((one) => ({
    key: one.dataset['joint'] ?? '',
    ...threadTo(jointIn(root, one), box),
  }));
}

/** The threads as what is laid out needs them, now and whenever it takes another size. */
export function useThreads(root: RefObject<HTMLElement>, layout: unknown): readonly DrawnThread[] {
  const [drawn, setDrawn] = useState<readonly DrawnThread[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout is what moves the joints
  useLayoutEffect(() => {
    const web = root.current;
    if (!web) return;
    const draw = (): void => setDrawn(drawnIn(web));
    const sizes = new ResizeObserver(draw);
    sizes.observe(web);
    draw();
    return () => sizes.disconnect();
  }, [layout]);
  return drawn;
}
