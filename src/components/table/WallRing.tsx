import { type ComponentChildren, Fragment } from 'preact';
import { SEATS } from '../../engine/notation.ts';

interface RingShape {
  /** Half a side of the drawing, in its own units; the middle is 0, 0. */
  readonly half: number;
  readonly width: number;
  readonly depth: number;
  /** From the middle to a wall. */
  readonly at: number;
  /** How far the walls stand apart where no stack was lifted out. */
  readonly gap: number;
  readonly air: number;
}

/** Large, to be counted and touched. */
const RING: RingShape = { half: 158, width: 15, depth: 23, at: 130, gap: 9, air: 0.75 };

const FLAT = { half: 100, depth: 5.2, at: 94.6 };

/** Along the edge of a table in play: a side is as long as the square within. */
function flatRing(stacks: number): RingShape {
  const width = (2 * FLAT.at) / stacks;
  return { ...FLAT, width, gap: 0.4 * width, air: 0.35 };
}

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
  readonly isFlat?: boolean | undefined;
  readonly label: string;
  readonly children?: ComponentChildren;
}

interface OnStackProps {
  readonly look: StackLook | undefined;
  readonly x: number;
  readonly shape: RingShape;
}

/** What lies on a stack that is set apart: a loose tile, or a dot for the marker. */
function OnStack({ look, x, shape: { width, depth, at } }: OnStackProps) {
  if (look === 'marker') {
    const middle = { cx: x + width / 2 - 0.75, cy: at + depth / 2 };
    return <circle class="stack-marker" {...middle} r={depth * 0.15} />;
  }
  if (look !== 'apart-loose') return null;
  return (
    <rect
      class="stack"
      data-look="loose"
      pointer-events="none"
      x={x + width / 6}
      y={at + depth * 0.22}
      width={width * 0.57}
      height={depth * 0.56}
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
  isFlat = false,
  label,
  children,
}: WallRingProps) {
  const shape = isFlat ? flatRing(stacks) : RING;
  const { half, width, depth, at: wallAt, gap, air } = shape;
  const isPushed = (wall: number, at: number): boolean =>
    gapAfter !== undefined && Math.floor(gapAfter / stacks) === wall && at > gapAfter % stacks;
  const leftOf = (wall: number, at: number): number => {
    const place = runs === 'left' ? stacks - 1 - at : at;
    const pushed = isPushed(wall, at) ? gap : 0;
    return (place - stacks / 2) * width + (runs === 'left' ? -pushed : pushed) + air;
  };
  return (
    <div class="wall-ring">
      <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} role="img" aria-label={label}>
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
                    y={wallAt}
                    width={width - 2 * air}
                    height={depth}
                    rx={air * 2.5}
                    onClick={onTouch && (() => onTouch(index))}
                  />
                  <OnStack look={look} x={x} shape={shape} />
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
