/** Who sits at a seat: bird, wind, name and score; a touch lays out what lies before it. */
import type { Level } from '../../engine/judge.ts';
import type { Seat } from '../../engine/notation.ts';
import type { Move, SeatView } from '../../engine/play.ts';
import type { SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { BIRDS, Bird } from './Bird.tsx';
import { playerName } from './TableSeat.tsx';

interface SeatPlateProps {
  readonly seat: Seat;
  readonly row: SceneSeat;
  /** How well the partners play. */
  readonly level: Level;
  /** What the player has won or lost so far, written. */
  readonly score?: string | undefined;
  readonly last?: Move | undefined;
  readonly view?: SeatView | undefined;
  readonly onOpen: () => void;
  readonly say: Say;
}

export function SeatPlate({ seat, row, level, score, last, view, onOpen, say }: SeatPlateProps) {
  const { wind } = row;
  const isPartner = seat > 0;
  const ready = wind && view?.others[wind]?.isDeclared ? say('play.declared') : undefined;
  const name = say(isPartner ? `play.bird.${BIRDS[level]}` : 'play.bird.you');
  // The name begins as what is written there.
  const player = isPartner ? playerName(row, seat, say) : wind && say(`wind.${wind}`);
  const who = [player, name, score, ready];
  return (
    <button
      type="button"
      class="seat-plate row gap-2 bare ink"
      data-side={seat}
      data-acting={wind && last?.seat === wind ? '' : undefined}
      aria-label={say('play.seat.open', { seat: who.filter(Boolean).join(', ') })}
      onClick={onOpen}
    >
      {isPartner && <Bird level={level} />}
      <span class="grid">
        {wind && <strong data-wind={wind}>{say(`wind.${wind}`)}</strong>}{' '}
        <span class="plate-name soft">{name}</span>{' '}
        {score !== undefined && <span class="figure-line">{score}</span>}{' '}
        {ready && <em>{ready}</em>}
      </span>
    </button>
  );
}
