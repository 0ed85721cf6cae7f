import { tileName } from '../../../i18n/hand/tile-names.ts';
import { DiceShown } from '../../table/DiceShown.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { type InnerBoardProps, Pick, type ShownOf } from './inner-board.tsx';
import { ShownHand } from './ShownHand.tsx';

/** What each player has thrown. */
export const ThrownBoard = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'ranked'>>) => (
  <div class="picks">
    {[...shown.players].map((player, at) => (
      <Pick key={player} item={player} {...{ say, markOf }}>
        <span class="visually-hidden">{say('table.player')}</span>
        <span class="seat-name text-l">{player}</span>
        <DiceShown dice={shown.thrown[at] ?? []} say={say} />
      </Pick>
    ))}
  </div>
);

export const DrawsBoard = ({ shown, say, markOf }: InnerBoardProps<ShownOf<'draws'>>) => (
  <div class="picks">
    {shown.sizes.map((size) => (
      <Pick key={size} item={String(size)} {...{ say, markOf }}>
        <span class="seat-name text-l">{size}</span>
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

/** The hand, what another discards beside it, and the kinds of which four copies come together. */
export function KongBoard({ shown, markOf, ...voice }: InnerBoardProps<ShownOf<'kong'>>) {
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
