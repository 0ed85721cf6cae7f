import type { ComponentChildren } from 'preact';
import type { TableTypes } from '../../../engine/drills.ts';
import { WINDS, type Wind, windTile } from '../../../engine/notation.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { DrawsBoard, KongBoard, ThrownBoard, WindBoard } from './choice-boards.tsx';
import { type InnerBoardProps, Pick, type ShownOf } from './inner-board.tsx';
import { LaidLook } from './LaidLook.tsx';
import { SeatBoard } from './SeatBoard.tsx';
import { DealBoard } from './wall-boards.tsx';

const isWind = (choice: string): choice is Wind => (WINDS as readonly string[]).includes(choice);

/** The seats as they are, and what may come after these hands. */
const RoundBoard = ({ markOf, ...props }: InnerBoardProps<ShownOf<'round'>>) => {
  const { shown, say } = props;
  const hasWinds = shown.forms.includes('winds');
  return (
    <>
      <SeatBoard {...props}>
        {hasWinds && <Tile tile={windTile(shown.round)} say={say} />}
      </SeatBoard>
      <div class="picks round-choices">
        {shown.choices.map((choice) => (
          <Pick key={choice} item={choice} {...{ say, markOf }}>
            {isWind(choice) ? (
              <Tile tile={windTile(choice)} say={say} />
            ) : (
              <span>{say(`table.round.${choice}`)}</span>
            )}
          </Pick>
        ))}
      </div>
    </>
  );
};

type Amount = ShownOf<'next'>['amounts'][number];

/** Two stacks from the side: the tiles that are taken, and those that stay. */
const TAKEN: Readonly<Record<Amount, readonly (readonly [top: boolean, bottom: boolean])[]>> = {
  stacks: [
    [true, true],
    [true, true],
  ],
  tops: [
    [true, false],
    [true, false],
  ],
  tile: [[true, false]],
};

const AmountLook = ({ amount }: { readonly amount: Amount }) => (
  <svg class="amount" viewBox="0 0 46 24" aria-hidden="true" focusable="false">
    {TAKEN[amount].flatMap((stack, at) =>
      stack.map((isTaken, layer) => (
        <rect
          key={`${at}${layer}`}
          class="stack"
          data-look={isTaken ? 'loose' : 'opened'}
          x={2 + at * 22}
          y={2 + layer * 10}
          width="19"
          height="9"
          rx="1.5"
        />
      )),
    )}
  </svg>
);

/** Who takes next, and what. */
function NextBoard(props: InnerBoardProps<ShownOf<'next'>>) {
  const { shown, say, markOf } = props;
  return (
    <>
      <DealBoard {...props} />
      <div class="picks amounts" role="group" aria-label={say('table.amounts')}>
        {shown.amounts.map((amount) => (
          <Pick key={amount} item={amount} {...{ say, markOf }}>
            <AmountLook amount={amount} />
            <span>{say(`table.amount.${amount}`)}</span>
          </Pick>
        ))}
      </div>
    </>
  );
}

/** The seats as they are, and the places where the claimed tile may lie. */
function AcrossBoard({ markOf, ...props }: InnerBoardProps<ShownOf<'across'>>) {
  const { shown, say } = props;
  return (
    <SeatBoard {...props}>
      <div class="picks">
        {shown.sides.map((lies) => (
          <Pick key={lies} item={lies} label={say(`table.lies.${lies}`)} {...{ say, markOf }}>
            <LaidLook kind={shown.kind} lies={lies} />
          </Pick>
        ))}
      </div>
    </SeatBoard>
  );
}

const GiverBoard = (props: InnerBoardProps<ShownOf<'giver'>>) => {
  const { shown, say } = props;
  return (
    <SeatBoard {...props}>
      <span
        role="img"
        aria-label={say('table.laidLook', {
          laid: say(`table.laid.${shown.kind}`),
          lies: say(`table.lies.${shown.lies}`),
        })}
      >
        <LaidLook kind={shown.kind} lies={shown.lies} />
      </span>
    </SeatBoard>
  );
};

const BOARDS = {
  across: AcrossBoard,
  draws: DrawsBoard,
  giver: GiverBoard,
  kong: KongBoard,
  next: NextBoard,
  ranked: ThrownBoard,
  round: RoundBoard,
  worth: WindBoard,
} as const;

export type ChoiceAsk = keyof typeof BOARDS;

export const isChoiceAsk = (shown: TableTypes['shown']): shown is ShownOf<ChoiceAsk> =>
  shown.ask in BOARDS;

/** What is chosen beside the seats, or about a tile that is laid across. */
export function ChoiceTouch(props: InnerBoardProps<ShownOf<ChoiceAsk>>) {
  const Board = BOARDS[props.shown.ask] as (props: InnerBoardProps) => ComponentChildren;
  return <Board {...props} />;
}
