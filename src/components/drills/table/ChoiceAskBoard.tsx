import type { ComponentChildren } from 'preact';
import type { TableTypes } from '../../../engine/drills.ts';
import { WINDS, type Wind, windTile } from '../../../engine/notation.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import { Dice } from '../../table/Dice.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { type InnerBoardProps, Pick, type ShownOf } from './inner-board.tsx';
import { MeldOutline } from './MeldOutline.tsx';
import { SeatBoard } from './SeatBoard.tsx';
import { ShownHand } from './ShownHand.tsx';
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

/** The places where the claimed tile may lie. */
export const AcrossPicks = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'across'>>) => (
  <div class="picks">
    {shown.sides.map((lies) => (
      <Pick key={lies} item={lies} label={say(`table.lies.${lies}`)} {...{ say, markOf }}>
        <MeldOutline kind={shown.kind} lies={lies} />
      </Pick>
    ))}
  </div>
);

/** They lie between the seats, which are not chosen. */
const AcrossBoard = ({ markOf, ...props }: InnerBoardProps<ShownOf<'across'>>) => (
  <SeatBoard {...props}>
    <AcrossPicks {...props} markOf={markOf} />
  </SeatBoard>
);

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
        <MeldOutline kind={shown.kind} lies={shown.lies} />
      </span>
    </SeatBoard>
  );
};

/** What each player has thrown. */
const ThrownBoard = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'ranked'>>) => (
  <div class="picks">
    {[...shown.players].map((player, at) => (
      <Pick key={player} item={player} {...{ say, markOf }}>
        <span class="visually-hidden">{say('table.player')}</span>
        <span class="seat-name text-l">{player}</span>
        <Dice dice={shown.thrown[at] ?? []} say={say} />
      </Pick>
    ))}
  </div>
);

const DrawsBoard = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'draws'>>) => (
  <div class="picks">
    {shown.sizes.map((size) => (
      <Pick key={size} item={String(size)} {...{ say, markOf }}>
        <span class="seat-name text-l">{size}</span>
      </Pick>
    ))}
  </div>
);

const WindBoard = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'worth'>>) => (
  <div class="picks">
    {shown.kinds.map((kind) => (
      <Pick key={kind} item={kind} {...{ say, markOf }}>
        <span>{say(`table.kind.${kind}`)}</span>
      </Pick>
    ))}
  </div>
);

/** The hand, what another discards beside it, and the kinds of which four copies come together. */
function KongBoard({ shown, markOf, ...voice }: InnerBoardProps<ShownOf<'kong'>>) {
  const { say } = voice;
  return (
    <>
      <div class="kong-hand cluster middle">
        <ShownHand {...voice} hand={shown.hand} />
        {shown.moment === 'discard' && <Tile tile={shown.tile} say={say} />}
      </div>
      <div class="picks">
        {shown.of.map((tile, place) => (
          <Pick key={tile} item={String(place)} label={tileName(say, tile)} {...{ say, markOf }}>
            <Tile tile={tile} say={say} silent />
          </Pick>
        ))}
        <Pick item="-" {...{ say, markOf }}>
          <span>{say('table.noKong')}</span>
        </Pick>
      </div>
    </>
  );
}

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
export function ChoiceAskBoard(props: InnerBoardProps<ShownOf<ChoiceAsk>>) {
  const Board = BOARDS[props.shown.ask] as (props: InnerBoardProps) => ComponentChildren;
  return <Board {...props} />;
}
