/** What lies open before the players: their discards, the first one first, and their melds. */
import type { Meld, Tile } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile as TileDrawn } from '../tiles/Tile.tsx';
import { MeldsOnTable } from './MeldsOnTable.tsx';

interface OpenSeatProps {
  readonly name: string;
  readonly discards: readonly Tile[];
  readonly melds: readonly Meld[];
  /** The place of the discard that declared a ready hand: it lies sideways. */
  readonly sideways?: number | undefined;
}

interface OpenSeatsProps {
  readonly seats: readonly OpenSeatProps[];
  /** Tiles that lie turned up beside the seats. */
  readonly markers: readonly Tile[];
  /** The kinds to be looked at. */
  readonly ringed?: readonly Tile[] | undefined;
  readonly say: Say;
}

type Look = Pick<OpenSeatsProps, 'ringed' | 'say'>;

export const OpenSeats = ({ seats, markers, ...look }: OpenSeatsProps) => (
  <div class="open-seats grid gap-2">
    {seats.map((seat) => (
      <OpenSeat key={seat.name} {...seat} {...look} />
    ))}
    {markers.length > 0 && (
      <OpenSeat name={look.say('copies.markers')} discards={markers} melds={[]} {...look} />
    )}
  </div>
);

const OpenSeat = ({ name, discards, melds, sideways, ...look }: OpenSeatProps & Look) => (
  <div class="grid gap-1" role="group" aria-label={name}>
    <p class="question-note" aria-hidden="true">
      {name}
    </p>
    {discards.length + melds.length === 0 && (
      <p class="question-note">{look.say('copies.nothing')}</p>
    )}
    {discards.length > 0 && (
      <span class="tile-row">
        {discards.map((tile, at) => (
          <Discard key={at} {...{ tile, ...look }} isSideways={at === sideways} />
        ))}
      </span>
    )}
    {melds.length > 0 && (
      <div class="cluster gap-2">
        <MeldsOnTable melds={melds} {...look} />
      </div>
    )}
  </div>
);

function Discard({ tile, isSideways, ringed, say }: Look & { tile: Tile; isSideways: boolean }) {
  const drawn = (
    <TileDrawn tile={tile} say={say} state={ringed?.includes(tile) ? 'tried' : undefined} />
  );
  return isSideways ? <span class="river-called grid centre">{drawn}</span> : drawn;
}
