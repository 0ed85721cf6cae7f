import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { SEATS } from '../../engine/notation.ts';
import type { CeremonyStep, Scene } from '../../engine/table.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { WalkRun } from '../../stores/table/walk.ts';
import { AcrossPicks, ChoiceAskBoard } from '../drills/table/ChoiceAskBoard.tsx';
import { HandAskBoard } from '../drills/table/HandAskBoard.tsx';
import type { InnerBoardProps } from '../drills/table/inner-board.tsx';
import { StackSlider } from '../drills/table/wall-boards.tsx';
import { rove } from '../parts/rove.ts';
import { Table } from '../table/Table.tsx';
import { SIDES, seatName } from '../table/TableSeat.tsx';
import type { StackLook } from '../table/WallRing.tsx';
import { isByChoice, isByStack, type WalkState, walkMarks } from './walk-marks.ts';

interface WalkBoardProps extends Voice {
  readonly step: CeremonyStep;
  readonly previous: Scene | undefined;
  readonly state: WalkState;
  readonly run: WalkRun;
  readonly isAsking: boolean;
}

/** The table as it lies, and what the reader may touch at it. */
export function WalkBoard({ step, previous, state, run, isAsking, locale, say }: WalkBoardProps) {
  const { shown, draft, verdict } = state;
  const { scene } = step;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) rove(root.current, '.walk-seats, .picks');
  }, []);
  const markOf = walkMarks(state);
  const choose = (item: string): void => run.session.edit(() => [item]);
  const act = (item: string): void => void run.act(item);
  const byStack = isAsking && isByStack(shown) ? shown : undefined;
  const marks = isAsking ? marksOn(state) : {};
  const board: InnerBoardProps = {
    ...{ shown, chosen: draft, verdict, markOf, onTouch: act, locale, say },
  };
  return (
    // The focus comes here with each question, and goes on with the arrows.
    <div
      class="walk-board grid gap-3"
      ref={root}
      role="group"
      tabIndex={-1}
      aria-label={say('walk.table')}
    >
      <div class="walk-table">
        <Table
          {...{ scene, previous, marks, say }}
          {...(byStack && { onTouch: (stack: number) => choose(byStack.names[stack] ?? '') })}
        />
        {isAsking && !isByStack(shown) && !isByChoice(shown) && (
          <SeatPicks {...{ scene, markOf, act, say }} />
        )}
      </div>
      {byStack && (
        <StackSlider
          names={byStack.names}
          runs={byStack.runs}
          at={byStack.names.indexOf(draft[0] ?? '')}
          disabled={false}
          say={say}
          move={(to) => {
            const { length } = byStack.names;
            choose(byStack.names[(to + length) % length] ?? '');
          }}
        />
      )}
      {isAsking && isByChoice(shown) && (
        <TouchArea act={act}>
          <Choices {...board} />
        </TouchArea>
      )}
    </div>
  );
}

/** Stacks that are marked, by their place on the ring. */
function marksOn(state: WalkState): Readonly<Record<number, StackLook>> {
  const { shown } = state;
  if (shown.ask === 'dealt') return { [shown.ringed]: 'ringed' };
  if (!isByStack(shown)) return {};
  const markOf = walkMarks(state);
  return Object.fromEntries(
    shown.names.flatMap((name, at) => {
      const mark = markOf(name);
      return mark ? [[at, mark]] : [];
    }),
  );
}

interface SeatPicksProps extends Pick<Voice, 'say'> {
  readonly scene: Scene;
  readonly markOf: InnerBoardProps['markOf'];
  readonly act: (item: string) => void;
}

/** Each seat of the table can be touched. */
const SeatPicks = ({ scene, markOf, act, say }: SeatPicksProps) => (
  <div class="walk-seats">
    {SEATS.map((seat) => {
      const row = scene.seats[seat];
      if (!row) return null;
      const { player } = row;
      return (
        <button
          key={seat}
          type="button"
          data-side={SIDES[seat]}
          data-item={player}
          data-mark={markOf(player)}
          aria-label={seatName(row, seat, say)}
          onClick={() => act(player)}
        />
      );
    })}
  </div>
);

interface TouchAreaProps {
  readonly act: (item: string) => void;
  readonly children: ComponentChildren;
}

const TouchArea = ({ act, children }: TouchAreaProps) => (
  // biome-ignore lint/a11y: the buttons inside are what is pressed
  <div
    class="walk-choices"
    onClick={({ target }) => {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-item]');
      if (item) act(item.dataset['item'] ?? '');
    }}
  >
    {children}
  </div>
);

function Choices(props: InnerBoardProps) {
  const { shown } = props;
  if (shown.ask === 'taker') return <HandAskBoard {...props} shown={shown} />;
  if (shown.ask === 'draws') return <ChoiceAskBoard {...props} shown={shown} />;
  return shown.ask === 'across' ? <AcrossPicks {...props} shown={shown} /> : null;
}
