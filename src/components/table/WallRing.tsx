import { type ComponentChildren, Fragment } from 'preact';
import { SEATS } from '../../engine/notation.ts';

/** Half a side of the drawing, in its own units; the middle is 0, 0. */
const HALF = 158;
const STACK_WIDTH = 15;
const STACK_DEPTH = 23;
const WALL_AT = 130;

/** How far the walls stand apart where no stack was lifted out. */
const GAP = 9;

/** What a stack looks like; of some that are taken from only the lower tile is left, or none. */
export type StackLook =
  | 'chosen'
  | 'right'
  | 'missed'
  | 'wrong'
  | 'opened'
  | 'ringed'
  | 'taken'
  | 'loose'
  | 'apart'
  | 'apart-loose'
  | 'marker'
  | 'lower'
  | 'lower-apart'
  | 'gone';

interface WallRingProps {
  readonly stacks: number;
  readonly runs: 'left' | 'right';
  readonly lookOf: (index: number) => StackLook | undefined;
  /** The stack behind which the walls are parted. */
  readonly gapAfter?: number | undefined;
  readonly onTouch?: (index: number) => void;
  readonly label: string;
  readonly children?: ComponentChildren;
}

interface OnStackProps {
  readonly look: StackLook | undefined;
  readonly x: number;
}

/** What lies on a stack that is set apart: a loose tile, or a dot for the marker. */
function OnStack({ look, x }: OnStackProps) {
  if (look === 'marker') {
    const middle = { cx: x + STACK_WIDTH / 2 - 0.75, cy: WALL_AT + STACK_DEPTH / 2 };
    return <circle class="stack-marker" {...middle} r="3.5" />;
  }
  if (look !== 'apart-loose') return null;
  return (
    <rect
      class="stack"
      data-look="loose"
      pointer-events="none"
      x={x + 2.5}
      y={WALL_AT + 5}
      width={STACK_WIDTH - 6.5}
      height={STACK_DEPTH - 10}
      rx="1.5"
    />
  );
}

/**
 * The four walls from above. The ring runs to the left of each player, clockwise, or to the right:
 * the drawing of the lower wall is turned for the others.
 */
export function WallRing({
  stacks,
  runs,
  lookOf,
  gapAfter,
  onTouch,
  label,
  children,
}: WallRingProps) {
  const isPushed = (wall: number, at: number): boolean =>
    gapAfter !== undefined && Math.floor(gapAfter / stacks) === wall && at > gapAfter % stacks;
  const leftOf = (wall: number, at: number): number => {
    const place = runs === 'left' ? stacks - 1 - at : at;
    const pushed = isPushed(wall, at) ? GAP : 0;
    return (place - stacks / 2) * STACK_WIDTH + (runs === 'left' ? -pushed : pushed) + 0.75;
  };
  return (
    <div class="wall-ring">
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} role="img" aria-label={label}>
        {SEATS.map((wall) => (
          <g key={wall} transform={`rotate(${(runs === 'left' ? 90 : -90) * wall})`}>
            {Array.from({ length: stacks }, (_, at) => {
              const index = wall * stacks + at;
              const look = lookOf(index);
              const x = leftOf(wall, at);
              return (
                <Fragment key={index}>
                  {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same */}
                  <rect
                    class="stack"
                    data-look={look}
                    data-index={index}
                    data-spot={`s${index}`}
                    x={x}
                    y={WALL_AT}
                    width={STACK_WIDTH - 1.5}
                    height={STACK_DEPTH}
                    rx="2"
                    onClick={onTouch && (() => onTouch(index))}
                  />
                  <OnStack look={look} x={x} />
                </Fragment>
              );
            })}
          </g>
        ))}
      </svg>
      <div class="wall-middle row middle gap-2">{children}</div>
    </div>
  );
}
