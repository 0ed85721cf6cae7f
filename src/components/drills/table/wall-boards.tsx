import type { ComponentChildren } from 'preact';
import { SEATS } from '../../../engine/notation.ts';
import { stackName } from '../../../i18n/table-prompt.ts';
import { DicePair } from './DicePair.tsx';
import type { InnerBoardProps, Mark, ShownOf } from './inner-board.tsx';
import { SeatBoard } from './SeatBoard.tsx';

/** Half a side of the drawing, in its own units; the middle is 0, 0. */
const HALF = 158;
const STACK_WIDTH = 15;
const STACK_DEPTH = 23;
const WALL_AT = 130;

type StackLook = Mark | 'ringed' | 'taken' | 'loose';

interface WallRingProps {
  readonly stacks: number;
  readonly runs: 'left' | 'right';
  readonly lookOf: (index: number) => StackLook | undefined;
  readonly onTouch?: (index: number) => void;
  readonly label: string;
  readonly children?: ComponentChildren;
}

/**
 * The four walls from above. The ring runs to the left of each player, clockwise, or to the right:
 * the drawing of the lower wall is turned for the others.
 */
const WallRing = ({ stacks, runs, lookOf, onTouch, label, children }: WallRingProps) => (
  <div class="wall-ring">
    <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} role="img" aria-label={label}>
      {SEATS.map((wall) => (
        <g key={wall} transform={`rotate(${(runs === 'left' ? 90 : -90) * wall})`}>
          {Array.from({ length: stacks }, (_, at) => {
            const index = wall * stacks + at;
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same
              <rect
                key={index}
                class="stack"
                data-look={lookOf(index)}
                data-index={index}
                x={((runs === 'left' ? stacks - 1 - at : at) - stacks / 2) * STACK_WIDTH + 0.75}
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

export function BreachBoard({ markOf, ...props }: InnerBoardProps<ShownOf<'breach'>>) {
  const { shown, chosen, verdict, say, onTouch } = props;
  const { names, stacks, runs, throws } = shown;
  const at = names.indexOf(chosen[0] ?? '');
  const lookOf = (index: number): StackLook | undefined =>
    markOf(names[index] ?? '') ?? (verdict?.loose?.includes(index) ? 'loose' : undefined);
  const move = (to: number) => onTouch(names[(to + names.length) % names.length] ?? '');

  return (
    <>
      <SeatBoard {...props}>
        <WallRing {...{ stacks, runs, lookOf }} onTouch={move} label={say('table.walls')}>
          {throws.map((dice, turn) => (
            <DicePair key={`${turn}`} dice={dice} say={say} />
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

/** The open walls with one stack ringed: whose is it in the deal? */
export function DealBoard(props: InnerBoardProps<ShownOf<'dealt'>>) {
  const { shown, verdict, say } = props;
  const { stacks, runs, opened, loose, ringed } = shown;
  const lookOf = (index: number): StackLook | undefined => {
    if (index === opened) return 'missed';
    if (index === ringed) return 'ringed';
    if (loose.includes(index)) return 'loose';
    return verdict?.taken?.includes(index) ? 'taken' : undefined;
  };
  return (
    <SeatBoard {...props}>
      <WallRing {...{ stacks, runs, lookOf }} label={say('table.walls')} />
    </SeatBoard>
  );
}
