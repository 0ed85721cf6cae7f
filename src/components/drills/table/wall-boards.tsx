import { type ComponentChildren, Fragment } from 'preact';
import { SEATS } from '../../../engine/notation.ts';
import { stackName } from '../../../i18n/table-prompt.ts';
import { DiceShown } from './DiceShown.tsx';
import type { InnerBoardProps, Mark, ShownOf } from './inner-board.tsx';
import { SeatBoard } from './SeatBoard.tsx';

/** Half a side of the drawing, in its own units; the middle is 0, 0. */
const HALF = 158;
const STACK_WIDTH = 15;
const STACK_DEPTH = 23;
const WALL_AT = 130;

/** How far the walls stand apart where no stack was lifted out. */
const GAP = 9;

type StackLook =
  | Mark
  | 'opened'
  | 'ringed'
  | 'taken'
  | 'loose'
  | 'apart'
  | 'apart-loose'
  | 'marker'
  | 'lower'
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
function WallRing({ stacks, runs, lookOf, gapAfter, onTouch, label, children }: WallRingProps) {
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
      <div class="wall-middle">{children}</div>
    </div>
  );
}

interface OpenedWalls {
  readonly loose?: readonly number[];
  readonly apart?: readonly number[];
  readonly markers?: readonly number[];
}

/** The marker before the stack that it lies on. */
function openLook(index: number, { loose, apart, markers }: OpenedWalls): StackLook | undefined {
  if (markers?.includes(index)) return 'marker';
  const isLoose = loose?.includes(index);
  if (apart?.includes(index)) return isLoose ? 'apart-loose' : 'apart';
  return isLoose ? 'loose' : undefined;
}

/** Whether a question is drawn with stacks of the walls, or with tiles that look like them. */
export const showsWalls = (shown: InnerBoardProps['shown']): boolean =>
  'stacks' in shown || shown.ask === 'across' || shown.ask === 'giver';

type StackAsk = 'breach' | 'apart' | 'marker' | 'replacement';

/** A stack is to be chosen: that of the breach, or one of those beside it. */
export function StackBoard({ markOf, ...props }: InnerBoardProps<ShownOf<StackAsk>>) {
  const { shown, chosen, verdict, say, onTouch } = props;
  const { names, stacks, runs, opens, throws } = shown;
  const at = names.indexOf(chosen[0] ?? '');
  const opened = 'opened' in shown ? shown.opened : names.indexOf(verdict?.answer[0] ?? '');
  const isOpen = opened >= 0;
  const walls: OpenedWalls = { ...('opened' in shown ? shown : {}), ...verdict };
  const lookOf = (index: number): StackLook | undefined => {
    const mark = markOf(names[index] ?? '');
    if (mark) return mark;
    if (isOpen && opens === 'stack' && index === opened) return 'opened';
    return openLook(index, walls);
  };
  const move = (to: number) => onTouch(names[(to + names.length) % names.length] ?? '');
  const label =
    'opened' in shown
      ? say('table.openedAt', { stack: stackName(shown, shown.openedAt, say) })
      : say('table.walls');

  return (
    <>
      <SeatBoard {...props}>
        <WallRing
          {...{ stacks, runs, lookOf, label }}
          gapAfter={isOpen && opens === 'gap' ? opened : undefined}
          onTouch={move}
        >
          {throws.map((dice, turn) => (
            <DiceShown key={`${turn}`} dice={dice} say={say} />
          ))}
        </WallRing>
      </SeatBoard>
      <StackSlider {...{ names, runs, at, say, move }} disabled={verdict !== undefined} />
    </>
  );
}

interface StackSliderProps {
  readonly names: readonly string[];
  readonly runs: 'left' | 'right';
  /** The place on the ring, below 0 where none is chosen. */
  readonly at: number;
  readonly disabled: boolean;
  readonly say: InnerBoardProps['say'];
  readonly move: (to: number) => void;
}

function StackSlider({ names, runs, at, disabled, say, move }: StackSliderProps) {
  const place = Math.max(at, 0);
  const named = at < 0 ? say('table.noStack') : stackName({ runs }, names[at] ?? '', say);
  const toRight = say('table.stackRight');
  const toLeft = say('table.stackLeft');
  const [back, on] = runs === 'left' ? [toRight, toLeft] : [toLeft, toRight];
  const step = (label: string, sign: string, to: number) => (
    <button
      type="button"
      class="button"
      aria-label={label}
      {...{ disabled }}
      onClick={() => move(to)}
    >
      {sign}
    </button>
  );
  return (
    <div class="stack-slider">
      {step(back, '−', place - 1)}
      <input
        type="range"
        min="0"
        max={names.length - 1}
        value={place}
        disabled={disabled}
        aria-label={say('table.stackChoice')}
        aria-valuetext={named}
        onInput={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      {step(on, '+', at + 1)}
      <output>{named}</output>
    </div>
  );
}

/** The open walls with one stack ringed, or under way: whose is it in the deal? */
export function DealBoard(props: InnerBoardProps<ShownOf<'dealt' | 'next'>>) {
  const { shown, verdict, say } = props;
  const { stacks, runs, opens, opened, openedAt } = shown;
  const lookOf = (index: number): StackLook | undefined => {
    if (opens === 'stack' && index === opened) return 'opened';
    if ('ringed' in shown && index === shown.ringed) return 'ringed';
    if (verdict?.taken?.includes(index)) return openLook(index, shown) ?? 'taken';
    if ('gone' in shown && shown.gone.includes(index)) return 'gone';
    if ('half' in shown && shown.half.includes(index)) return 'lower';
    return openLook(index, shown);
  };
  const label = say('table.openedAt', { stack: stackName(shown, openedAt, say) });
  return (
    <SeatBoard {...props}>
      <WallRing
        {...{ stacks, runs, lookOf, label }}
        gapAfter={opens === 'gap' ? opened : undefined}
      />
    </SeatBoard>
  );
}
