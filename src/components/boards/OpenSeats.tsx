/** What lies open before the players: their discards, the first one first, and their melds. */
import { groupTiles, type Meld, type Tile } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';
import { Tile as TileDrawn } from '../tiles/Tile.tsx';

interface OpenSeatProps {
  readonly name: string;
  readonly discards: readonly Tile[];
  readonly melds: readonly Meld[];
  /** The place of the discard that declared a ready hand: it lies sideways. */
  readonly sideways?: number | undefined;
}

interface OpenSeatsProps {
  readonly seats: readonly OpenSeatProps[];
  /** The kinds to be looked at. */
  readonly ringed: readonly Tile[];
  readonly say: Say;
}

export const OpenSeats = ({ seats, ...look }: OpenSeatsProps) => (
  <div class="open-seats grid gap-2">
    {seats.map((seat) => (
      <OpenSeat key={seat.name} {...seat} {...look} />
    ))}
  </div>
);

type Look = Omit<OpenSeatsProps, 'seats'>;

export const OpenMelds = ({ melds, ringed, say }: Look & Pick<OpenSeatProps, 'melds'>) =>
  melds.map((meld, at) => (
    <figure key={at} class="hand-group grid items-centre gap-1 hand-meld">
      <MeldTiles
        meld={meld}
        say={say}
        isRinged={(place) => ringed.some((tile) => tile === groupTiles(meld)[place])}
      />
      <figcaption>{say(`group.${meld.kind}`)}</figcaption>
    </figure>
  ));

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
        <OpenMelds melds={melds} {...look} />
      </div>
    )}
  </div>
);

function Discard({ tile, isSideways, ringed, say }: Look & { tile: Tile; isSideways: boolean }) {
  const drawn = (
    <TileDrawn tile={tile} say={say} state={ringed.includes(tile) ? 'tried' : undefined} />
  );
  return isSideways ? <span class="river-called grid centre">{drawn}</span> : drawn;
}
