import { DicePair } from './DicePair.tsx';
import type { InnerBoardProps, ShownOf } from './inner-board.ts';
import { SeatBoard } from './SeatBoard.tsx';
import { type StackLook, WallRing } from './WallRing.tsx';

/** The walls with a marker to move to where they are to be opened. */
export function BreachBoard(props: InnerBoardProps<ShownOf<'breach'>>) {
  const { shown, chosen, verdict, say, markOf, onTouch } = props;
  const { players, starter, names, stacks, throws } = shown;
  const at = names.indexOf(chosen[0] ?? '');
  const lookOf = (index: number): StackLook | undefined =>
    markOf(names[index] ?? '') ?? (index === verdict?.loose ? 'loose' : undefined);
  const move = (to: number) => onTouch(names[(to + names.length) % names.length] ?? '');

  return (
    <>
      <SeatBoard
        players={players}
        say={say}
        markOf={() => undefined}
        noteOf={(player) => (player === starter ? say('table.starter') : undefined)}
      >
        <WallRing stacks={stacks} lookOf={lookOf} onTouch={move} label={say('table.walls')}>
          {throws.map((dice, turn) => (
            <DicePair key={`${turn}`} dice={dice} say={say} />
          ))}
        </WallRing>
      </SeatBoard>
      <StackSlider {...{ names, at, say, move }} disabled={verdict !== undefined} />
    </>
  );
}

interface StackSliderProps {
  readonly names: readonly string[];
  /** The place on the ring, below 0 where none is chosen. */
  readonly at: number;
  readonly disabled: boolean;
  readonly say: InnerBoardProps['say'];
  readonly move: (to: number) => void;
}

/** The same choice by a slider, and stack by stack. */
function StackSlider({ names, at, disabled, say, move }: StackSliderProps) {
  const [player = '', ...stack] = names[at] ?? '';
  const named =
    at < 0 ? say('table.noStack') : say('table.stackOf', { player, stack: stack.join('') });
  return (
    <div class="stack-slider">
      <button
        type="button"
        class="button"
        aria-label={say('table.stackBack')}
        disabled={disabled}
        onClick={() => move(Math.max(at, 0) - 1)}
      >
        −
      </button>
      <input
        type="range"
        min="0"
        max={names.length - 1}
        value={Math.max(at, 0)}
        disabled={disabled}
        aria-label={say('table.stackChoice')}
        aria-valuetext={named}
        onInput={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      <button
        type="button"
        class="button"
        aria-label={say('table.stackOn')}
        disabled={disabled}
        onClick={() => move(at + 1)}
      >
        +
      </button>
      <output>{named}</output>
    </div>
  );
}

/** The open walls with one stack ringed: whose is it in the deal? */
export function DealBoard(props: InnerBoardProps<ShownOf<'dealt'>>) {
  const { shown, verdict, say, markOf } = props;
  const { players, starter, stacks, opened, loose, ringed } = shown;
  const lookOf = (index: number): StackLook | undefined => {
    if (index === opened) return 'missed';
    if (index === ringed) return 'ringed';
    if (index === loose) return 'loose';
    return verdict?.taken?.includes(index) ? 'taken' : undefined;
  };
  return (
    <SeatBoard
      players={players}
      say={say}
      markOf={markOf}
      touchable
      noteOf={(player) => (player === starter ? say('table.starter') : undefined)}
    >
      <WallRing stacks={stacks} lookOf={lookOf} label={say('table.walls')} />
    </SeatBoard>
  );
}
