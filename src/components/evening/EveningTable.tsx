import { SEATS, type Seat, WINDS, type Wind, windOf } from '../../engine/notation.ts';
import type { SceneSeat } from '../../engine/table.ts';
import { LaidTiles } from '../table/Meld.tsx';
import { River } from '../table/River.tsx';
import { SIDES } from '../table/TableSeat.tsx';
import { actName, keysOf, ownTiles, type StepProps } from './evening-view.ts';
import '../table/meld.css';
import './evening-table.css';

const STACKS = 11;

/** Whose turn a claim has passed over. */
const passedIn = ({ taken }: StepProps['shown']): readonly Wind[] =>
  taken ? WINDS.slice(WINDS.indexOf(taken.seat) + 1) : [];

const rowOf = (wind: Wind, { shown, river, verdict }: StepProps): SceneSeat => {
  const { given, exposed } = shown;
  const isGiving = given?.seat === wind && verdict?.won === undefined;
  return {
    ...{ player: '', wind, held: [], flowers: [], melds: exposed[wind] ?? [] },
    river: wind === 'E' ? river : isGiving ? [given.tile] : [],
  };
};

interface EveningTableProps extends StepProps {
  readonly seats: boolean;
}

/** The wall, the others around it, and the discard that may be claimed. */
export function EveningTable(props: EveningTableProps) {
  const { shown, seats, say } = props;
  const hasEnds = shown.lit.includes('far-wall');
  const stacks = hasEnds ? STACKS >> 1 : STACKS;
  const winds = seats ? WINDS : (['E'] as const);
  return (
    <section
      class="evening-table grid sans text-s soft"
      aria-label={say('evening.table')}
      data-seats={seats ? '' : undefined}
    >
      <div class="evening-felt grid">
        {SEATS.map((seat) => {
          const wind = winds[seat];
          return wind && <EveningSeat key={seat} {...props} seat={seat} row={rowOf(wind, props)} />;
        })}
        <div class="evening-walls grid centre pack-middle">
          {hasEnds && (
            <Wall {...props} end="far-wall" name={say('evening.wall.far')} stacks={stacks} />
          )}
          <Wall
            {...props}
            end="wall"
            name={say(hasEnds ? 'evening.wall.near' : 'evening.wall')}
            stacks={stacks}
          />
        </div>
      </div>
      {passedIn(shown).length > 0 && (
        <span class="evening-passed" data-from={shown.taken?.seat} aria-hidden="true" />
      )}
    </section>
  );
}

interface WallProps extends StepProps {
  readonly end: 'wall' | 'far-wall';
  readonly name: string;
  readonly stacks: number;
}

const Wall = ({ end, name, stacks, shown, ringed, verdict, act }: WallProps) => (
  <button
    type="button"
    class="evening-wall grid items-centre pack-middle gap-1 soft"
    data-act={end}
    data-lit={shown.lit.includes(end) && !verdict?.isDone ? '' : undefined}
    data-ring={ringed === end ? '' : undefined}
    onClick={() => act(end)}
  >
    <span class="evening-stacks flex" aria-hidden="true">
      {Array.from({ length: stacks }, (_, at) => (
        <span key={at} />
      ))}
    </span>
    <span>{name}</span>
  </button>
);

interface SeatProps extends StepProps {
  readonly seat: Seat;
  readonly row: SceneSeat;
}

/** What the reader has discarded, and a tile that may be claimed, are followed on their way. */
function keysOfRiver({ seat, row, ...props }: SeatProps): readonly string[] {
  const { length } = row.river;
  if (seat === 0) return keysOf(ownTiles(props)).slice(-length);
  const held = props.shown.concealed;
  return row.river.map((given) => `${given}#${held.filter((tile) => tile === given).length}`);
}

/** A player: what he says, what lies before him, the tile that he has just discarded. */
function EveningSeat(props: SeatProps) {
  const { seat, row, shown, say } = props;
  const { melds, river } = row;
  const wind = windOf(0, seat);
  const name = seat === 0 ? say('evening.you') : say(`wind.${wind}`);
  const keys = keysOfRiver(props);
  return (
    <section
      class="evening-seat"
      data-side={SIDES[seat]}
      data-giving={seat > 0 && river.length > 0 ? '' : undefined}
      data-passed={passedIn(shown).includes(wind) ? '' : undefined}
      data-joined={melds.length > 0 && shown.kind === 'act' ? '' : undefined}
      aria-label={name}
    >
      {shown.calls[wind] ? (
        <Call {...props} wind={wind} name={name} />
      ) : (
        seat > 0 && <span>{name}</span>
      )}
      <LaidTiles seat={seat} row={row} say={say} />
      {river.length > 0 && (
        <River
          tiles={river}
          seat={seat}
          marksOf={(at) => ({ 'data-key': keys[at] ?? '' })}
          say={say}
        />
      )}
    </section>
  );
}

interface CallProps extends StepProps {
  readonly wind: Wind;
  readonly name: string;
}

const Call = ({ wind, name, shown, ringed, verdict, say, act }: CallProps) => (
  <button
    type="button"
    class="button evening-call"
    data-act={wind}
    data-ring={ringed === wind ? '' : undefined}
    data-found={verdict?.isDone && verdict.act === wind ? '' : undefined}
    onClick={() => act(wind)}
  >
    {say('evening.calls', { wind: name, act: actName(say, shown.calls[wind] ?? '', []) })}
  </button>
);
