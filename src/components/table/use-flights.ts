import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../engine/table.ts';
import { isStill } from '../../stores/device/still.ts';
import { flightsBetween } from './flights.ts';

const FLIGHT_MS = 420;
/** Between two tiles that leave together. */
const LAG_MS = 60;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** By spot, where each tile and stack lies in the drawing. */
function placesIn(root: HTMLElement): ReadonlyMap<string, Place> {
  const { left, top } = root.getBoundingClientRect();
  const places = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const box = element.getBoundingClientRect();
    places.set(element.dataset['spot'] ?? '', {
      x: box.left + box.width / 2 - left,
      y: box.top + box.height / 2 - top,
      width: Math.min(box.width, box.height),
    });
  }
  return places;
}

/** A way across the table, as a side that is turned by so many quarters sees it. */
function turned(dx: number, dy: number, quarters: number): readonly [number, number] {
  switch (quarters) {
    case 1:
      return [-dy, dx];
    case 2:
      return [-dx, -dy];
    case 3:
      return [dy, -dx];
    default:
      return [dx, dy];
  }
}

/** Tiles go from where they lay to where they lie, straight across the table. */
function fly(root: HTMLElement, before: ReadonlyMap<string, Place>, flights: Flights): void {
  const { left, top } = root.getBoundingClientRect();
  for (const [nth, { from, to }] of flights.entries()) {
    const start = before.get(from);
    const element = root.querySelector<HTMLElement>(`[data-spot="${to}"]`);
    if (!start || !element) continue;
    const box = element.getBoundingClientRect();
    // What is not drawn has no place to travel to.
    if (box.width === 0) continue;
    const dx = start.x - (box.left + box.width / 2 - left);
    const dy = start.y - (box.top + box.height / 2 - top);
    const [x, y] = turned(
      dx,
      dy,
      Number(element.closest<HTMLElement>('[data-turn]')?.dataset['turn']),
    );
    const size = start.width / Math.min(box.width, box.height);
    element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: 'none' }],
      { duration: FLIGHT_MS, delay: nth * LAG_MS, easing: 'ease-in-out', fill: 'backwards' },
    );
  }
}

type Flights = ReturnType<typeof flightsBetween>;

/** What has changed since `previous` travels there; with reduced motion it lies there at once. */
export function useFlights(
  root: RefObject<HTMLElement>,
  scene: Scene,
  previous: Scene | undefined,
): void {
  const drawn = useRef<Scene>();
  // The old drawing still stands while the new one is made.
  const before =
    root.current && drawn.current !== scene && previous && !isStill()
      ? placesIn(root.current)
      : undefined;
  useLayoutEffect(() => {
    drawn.current = scene;
    if (root.current && before && previous) {
      fly(root.current, before, flightsBetween(previous, scene));
    }
  });
}
