/**
 * One side of the table in play, drawn as the one at the bottom and turned to its edge: the tiles
 * held, the discards in rows of six, the melds at the player's right hand.
 */
import type { Seat, Wind } from '../../engine/notation.ts';
import type { Move, SeatView } from '../../engine/play.ts';
import type { SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { heldSpot } from './flights.ts';
import { Laid } from './Meld.tsx';
import { River } from './River.tsx';
import { playerName, SIDES } from './TableSeat.tsx';

const WIND_TILES = { E: '1z', S: '2z', W: '3z', N: '4z' } as const;

interface PlaySeatProps {
  readonly seat: Seat;
  readonly row: SceneSeat;
  readonly last?: Move | undefined;
  /** What the player at the bottom knows; absent where all hands lie open. */
  readonly view?: SeatView | undefined;
  readonly say: Say;
}

export function PlaySeat({ seat, row, last, view, say }: PlaySeatProps) {
  const { wind, held, river } = row;
  const asked = view?.asked;
  const isClaimed = asked?.kind === 'claims' && asked.seat === wind && !asked.isRobbing;
  const hasDiscarded = last?.m === 'discard' && last.seat === wind;
  const isReady = wind && view?.others[wind]?.isDeclared;
  const voice = wind && last?.seat === wind && seat > 0 ? voiceOf(last, say) : undefined;
  return (
    <section
      class="play-seat"
      data-side={SIDES[seat]}
      data-turn={seat}
      data-last={hasDiscarded ? '' : undefined}
      aria-label={playerName(row, seat, say)}
    >
      {view ? (
        seat > 0 && <Rack seat={seat} row={row} say={say} />
      ) : (
        <HeldFaces row={row} say={say} />
      )}
      {river.length > 0 && (
        <River
          {...{ tiles: river, seat, isClaimed, say }}
          across={wind && view && readyPlace(view, wind)}
        />
      )}
      <Laid seat={seat} row={row} say={say} />
      {isReady && <span class="ready-stick" />}
      {wind && (
        <b
          class="seat-wind"
          aria-hidden="true"
          data-acts={asked?.seat === wind && held.length > 0 ? '' : undefined}
        >
          {say(`tile.corner.${WIND_TILES[wind]}`)}
        </b>
      )}
      {voice && (
        <span class="seat-voice" aria-hidden="true">
          {voice}
        </span>
      )}
    </section>
  );
}

/** Where the tile that declared a hand ready lies in its river; nowhere once it was claimed. */
function readyPlace({ table }: SeatView, wind: Wind): number | undefined {
  const place = table
    .filter(({ seat, claimedBy }) => seat === wind && claimedBy === undefined)
    .findIndex(({ ready }) => ready);
  return place < 0 ? undefined : place;
}

/** What is said aloud at a table; a discard lies there and needs no word. */
function voiceOf(move: Move, say: Say): string | undefined {
  switch (move.m) {
    case 'claim':
      return say(`play.claim.${move.kind}`);
    case 'kong':
      return say('play.claim.kong');
    case 'ready':
      return say('play.ready.said');
    case 'win':
      return say('play.win');
    default:
      return undefined;
  }
}

interface HeldProps extends Pick<PlaySeatProps, 'row' | 'say'> {}

const Rack = ({ seat, row: { held }, say }: HeldProps & Pick<PlaySeatProps, 'seat'>) => (
  <span class="rack" role="img" aria-label={say('play.held', { n: held.length })}>
    {held.map((_, at) => (
      <i key={at} data-spot={heldSpot(seat, at)} />
    ))}
  </span>
);

/** A hand that everybody sees, once play is over. */
const HeldFaces = ({ row: { held }, say }: HeldProps) => (
  <div class="place-open" role="group" aria-label={say('play.hands')}>
    {held.map((tile, at) => tile && <Tile key={at} tile={tile} say={say} />)}
  </div>
);
