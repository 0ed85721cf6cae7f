import type { ComponentChildren } from 'preact';
import type { TableTypes } from '../../../engine/drills.ts';
import { WINDS, type Wind, windTile } from '../../../engine/notation.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { type InnerBoardProps, Pick, type ShownOf } from './inner-board.tsx';
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
          data-look={isTaken ? 'ringed' : 'opened'}
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

const BOARDS = { next: NextBoard, round: RoundBoard } as const;

export type TurnAsk = keyof typeof BOARDS;

export const isTurn = (shown: TableTypes['shown']): shown is ShownOf<TurnAsk> =>
  shown.ask in BOARDS;

export function TurnTouch(props: InnerBoardProps<ShownOf<TurnAsk>>) {
  const Board = BOARDS[props.shown.ask] as (props: InnerBoardProps) => ComponentChildren;
  return <Board {...props} />;
}
