import { stackName } from '../../../i18n/table/table-prompt.ts';
import { Button } from '../../parts/Button.tsx';
import { Dice } from '../../table/Dice.tsx';
import { type StackLook, WallRing } from '../../table/WallRing.tsx';
import type { InnerBoardProps, ShownOf } from './inner-board.tsx';
import { SeatBoard } from './SeatBoard.tsx';

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

export type StackAsk = 'breach' | 'apart' | 'marker' | 'replacement';

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
            <Dice key={`${turn}`} dice={dice} say={say} />
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

export function StackSlider({ names, runs, at, disabled, say, move }: StackSliderProps) {
  const place = Math.max(at, 0);
  const named = at < 0 ? say('table.noStack') : stackName({ runs }, names[at] ?? '', say);
  const toRight = say('table.stackRight');
  const toLeft = say('table.stackLeft');
  const [back, on] = runs === 'left' ? [toRight, toLeft] : [toLeft, toRight];
  const step = (label: string, sign: string, to: number) => (
    <Button aria-label={label} {...{ disabled }} onClick={() => move(to)}>
      {sign}
    </Button>
  );
  return (
    <div class="stack-slider grid">
      {step(back, '−', place - 1)}
      <input
        class="touch"
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
      <output class="text-centre soft">{named}</output>
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
