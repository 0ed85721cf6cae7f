import type { ComponentChildren } from 'preact';
import { SEATS } from '../../../engine/notation.ts';

/** Half a side of the drawing, in its own units; the middle is 0, 0. */
const HALF = 158;
const STACK_WIDTH = 15;
const STACK_DEPTH = 23;
const WALL_AT = 130;

export type StackLook = 'chosen' | 'right' | 'missed' | 'wrong' | 'ringed' | 'taken' | 'loose';

interface WallRingProps {
  /** Stacks of each wall. */
  readonly stacks: number;
  /** How a stack looks, by its place on the ring. */
  readonly lookOf: (index: number) => StackLook | undefined;
  readonly onTouch?: ((index: number) => void) | undefined;
  readonly label: string;
  readonly children?: ComponentChildren;
}

/**
 * The four walls from above. The ring runs to the left of each player, clockwise: the drawing of
 * the lower wall is turned for the others.
 */
export function WallRing({ stacks, lookOf, onTouch, label, children }: WallRingProps) {
  return (
    <div class="wall-ring">
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} role="img" aria-label={label}>
        {SEATS.map((wall) => (
          <g key={wall} transform={`rotate(${90 * wall})`}>
            {Array.from({ length: stacks }, (_, at) => {
              const index = wall * stacks + at;
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same
                <rect
                  key={index}
                  class="stack"
                  data-look={lookOf(index)}
                  data-index={index}
                  x={(stacks / 2 - at - 1) * STACK_WIDTH + 0.75}
                  y={WALL_AT}
                  width={STACK_WIDTH - 1.5}
                  height={STACK_DEPTH}
                  rx="2"
                  onClick={onTouch && (() => onTouch(index))}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <div class="wall-middle">{children}</div>
    </div>
  );
}
