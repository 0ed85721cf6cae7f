import type { ComponentChildren } from 'preact';
import type { TableTypes } from '../../../engine/drills.ts';
import type { HeldHand } from '../../../engine/notation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { type AskedTileProps, type InnerBoardProps, Pick, type ShownOf } from './inner-board.tsx';
import { HandTiles, ShownHand } from './ShownHand.tsx';

/** How many tiles each family has is shown only after the answer. */
const FamilyBoard = (props: InnerBoardProps<ShownOf<'families'>>) => {
  const { shown, verdict, say, markOf } = props;
  return (
    <div class="picks">
      {shown.families.map(({ id, tiles, copies, size }) => (
        <Pick key={id} item={id} {...{ say, markOf }} data-wide="">
          <span class="pick-tiles" aria-hidden="true">
            {tiles.slice(0, 3).map((tile) => (
              <Tile key={tile} tile={tile} say={say} silent />
            ))}
          </span>
          <span>{say(`table.family.${id}`)}</span>
          <span class="pick-count push text-xs soft">
            {verdict ? size : say('table.copies', { kinds: tiles.length, n: copies })}
          </span>
        </Pick>
      ))}
    </div>
  );
};

const TallyBoard = (props: InnerBoardProps<ShownOf<'tally'>>) => {
  const { shown, say, markOf } = props;
  return (
    <>
      <ShownHand {...props} hand={shown.hand} />
      <div class="picks">
        {shown.sizes.map((size) => (
          <Pick key={size} item={size} {...{ say, markOf }}>
            <span>{say(`table.size.${size}`)}</span>
          </Pick>
        ))}
      </div>
    </>
  );
};

interface HandPickProps extends InnerBoardProps {
  readonly item: string;
  readonly hand: HeldHand;
  readonly children?: ComponentChildren;
}

const HandPick = ({ item, hand, locale, say, markOf, children }: HandPickProps) => (
  <Pick item={item} label={handLabel(say, locale, hand)} {...{ say, markOf }} data-wide="">
    {children}
    <HandTiles hand={hand} say={say} />
  </Pick>
);

const HandsBoard = (props: InnerBoardProps<ShownOf<'complete'>>) => (
  <div class="picks">
    {props.shown.hands.map((hand, at) => (
      <HandPick key={`${at}`} {...props} item={String(at)} hand={hand} />
    ))}
  </div>
);

/** Hands to claim with, or the discards of each player, and what is exposed. */
const PlayersBoard = (
  props: InnerBoardProps<ShownOf<'taker' | 'claimants' | 'robbed' | 'collector' | 'plan'>>,
) => {
  const { shown, say, markOf } = props;
  return (
    <div class="picks">
      {shown.hands.map(({ player, hand }) => (
        <HandPick key={player} {...props} item={player} hand={hand}>
          <span class="visually-hidden">{say('table.player')}</span>
          <span class="seat-name text-l">{player}</span>
        </HandPick>
      ))}
      {shown.ask !== 'collector' && shown.ask !== 'plan' && (
        <Pick item="-" {...{ say, markOf }} data-wide="">
          <span>{say(shown.ask === 'robbed' ? 'table.kongStands' : 'table.nobody')}</span>
        </Pick>
      )}
    </div>
  );
};

const BOARDS = {
  families: FamilyBoard,
  tally: TallyBoard,
  complete: HandsBoard,
  taker: PlayersBoard,
  claimants: PlayersBoard,
  robbed: PlayersBoard,
  collector: PlayersBoard,
  plan: PlayersBoard,
} as const;

/** The tile that the question is about. */
export const AskedTile = ({ shown, say }: AskedTileProps) =>
  'discard' in shown ? <Tile tile={shown.discard} say={say} /> : null;

export type HandAsk = keyof typeof BOARDS;

export const isHandAsk = (shown: TableTypes['shown']): shown is ShownOf<HandAsk> =>
  shown.ask in BOARDS;

export function HandAskBoard(props: InnerBoardProps<ShownOf<HandAsk>>) {
  const Board = BOARDS[props.shown.ask] as (props: InnerBoardProps) => ComponentChildren;
  return <Board {...props} />;
}
