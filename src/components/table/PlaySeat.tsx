/** One side of the table in play: whose turn it is, what is declared and said there. */
import { type Seat, type Wind, windTile } from '../../engine/notation.ts';
import type { Move, SeatView } from '../../engine/play.ts';
import type { SceneSeat } from '../../engine/table.ts';
import { tileCorner } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { playerName, TableSide } from './TableSeat.tsx';

interface PlaySeatProps {
  readonly seat: Seat;
  readonly row: SceneSeat;
  readonly last?: Move | undefined;
  /** What the player at the bottom knows; absent where all hands lie open. */
  readonly view?: SeatView | undefined;
  readonly say: Say;
}

export function PlaySeat({ seat, row, last, view, say }: PlaySeatProps) {
  const { wind, held } = row;
  const phase = view?.phase;
  const isReady = wind && view?.others[wind]?.isDeclared;
  const voice = wind && last?.seat === wind && seat > 0 ? voiceOf(last, say) : undefined;
  return (
    <TableSide
      {...{ seat, row, say }}
      label={playerName(row, seat, say)}
      isOpen={view === undefined}
      across={wind && view && readyPlace(view, wind)}
      isLast={last?.m === 'discard' && last.seat === wind}
      isClaimed={phase?.kind === 'claims' && phase.seat === wind && !phase.isRobbing}
    >
      {isReady && <span class="ready-stick" />}
      {wind && (
        <b
          class="seat-wind"
          aria-hidden="true"
          data-acts={phase?.seat === wind && held.length > 0 ? '' : undefined}
        >
          {tileCorner(say, windTile(wind))}
        </b>
      )}
      {voice && (
        <span class="seat-voice" aria-hidden="true">
          {voice}
        </span>
      )}
    </TableSide>
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
      return say('play.declared');
    case 'win':
      return say('play.win');
    default:
      return undefined;
  }
}
