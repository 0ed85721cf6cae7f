import { DiceShown } from '../../table/DiceShown.tsx';
import { type InnerBoardProps, Pick, type ShownOf } from './inner-board.tsx';

/** What each player has thrown. */
export const ThrownBoard = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'ranked'>>) => (
  <div class="picks">
    {[...shown.players].map((player, at) => (
      <Pick key={player} item={player} {...{ say, markOf }}>
        <span class="visually-hidden">{say('table.player')}</span>
        <span class="seat-name">{player}</span>
        <DiceShown dice={shown.thrown[at] ?? []} say={say} />
      </Pick>
    ))}
  </div>
);

export const DrawsBoard = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'draws'>>) => (
  <div class="picks">
    {shown.sizes.map((size) => (
      <Pick key={size} item={String(size)} {...{ say, markOf }}>
        <span class="seat-name">{size}</span>
      </Pick>
    ))}
  </div>
);

export const WindBoard = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'worth'>>) => (
  <div class="picks">
    {shown.kinds.map((kind) => (
      <Pick key={kind} item={kind} {...{ say, markOf }}>
        <span>{say(`table.kind.${kind}`)}</span>
      </Pick>
    ))}
  </div>
);
