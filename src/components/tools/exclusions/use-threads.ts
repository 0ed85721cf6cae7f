import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Box, type Joint, type ThreadLine, threadTo } from './threads.ts';

interface DrawnThread extends ThreadLine {
  readonly key: string;
}

/** Uses offsets, which ignore running animations, unlike `getBoundingClientRect`. */
function boxIn(root: HTMLElement, element: HTMLElement): Box {
  let [left, top] = [element.offsetLeft, element.offsetTop];
  for (
    let at = element.offsetParent;
    at instanceof HTMLElement && at !== root;
    at = at.offsetParent
  ) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
}

function jointIn(root: HTMLElement, element: HTMLElement): Joint {
  const { left, right, top, bottom } = boxIn(root, element);
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    keeps: element.dataset['joint']?.startsWith('keeps ') ?? false,
  };
}

function drawnIn(root: HTMLElement): readonly DrawnThread[] {
  const card = root.querySelector<HTMLElement>('[data-centre]');
  if (!card) return [];
  const box = boxIn(root, card);
  return [...root.querySelectorAll<HTMLElement>('[data-joint]')].map((element) => ({
    key: element.dataset['joint'] ?? '',
    ...threadTo(jointIn(root, element), box),
  }));
}

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
