import { WINDS, type Wind } from '../../engine/notation.ts';
import { tileName } from '../../i18n/tile-names.ts';
import { Meld, SpotTile } from '../table/Meld.tsx';
import { Tile } from '../tiles/Tile.tsx';
import { actName, keysOf, ownTiles, type StepProps } from './evening-view.ts';

const STACKS = 11;

/** Whose turn a claim has passed over. */
const passedIn = ({ taken }: StepProps['shown']): readonly Wind[] =>
  taken ? WINDS.slice(WINDS.indexOf(taken.seat) + 1) : [];

/** The wall, the others around it, and the discard that may be claimed. */
export function EveningTable(props: StepProps & { readonly seats: boolean }) {
  const { shown, seats, say } = props;
  const hasEnds = shown.lit.includes('far-wall');
  return (
    <section
      class="evening-table"
      aria-label={say('evening.table')}
      data-seats={seats ? '' : undefined}
    >
      {seats && WINDS.map((wind) => <Seat key={wind} wind={wind} {...props} />)}
      {passedIn(shown).length > 0 && (
        <span class="evening-passed" data-from={shown.taken?.seat} aria-hidden="true" />
      )}
      <River {...props} />
      <div class="evening-walls">
        {hasEnds && (
          <Wall {...props} end="far-wall" name={say('evening.wall.far')} stacks={STACKS >> 1} />
        )}
        <Wall
          {...props}
          end="wall"
          name={say(hasEnds ? 'evening.wall.near' : 'evening.wall')}
          stacks={hasEnds ? STACKS >> 1 : STACKS}
        />
      </div>
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
    class="evening-wall"
    data-act={end}
    data-lit={shown.lit.includes(end) && !verdict?.isDone ? '' : undefined}
    data-ring={ringed === end ? '' : undefined}
    onClick={() => act(end)}
  >
    <span class="evening-stacks" aria-hidden="true">
      {Array.from({ length: stacks }, (_, at) => (
        <span key={at} />
      ))}
    </span>
    <span>{name}</span>
  </button>
);

/** What the reader has discarded of this hand. */
function River(props: StepProps) {
  const { river, say } = props;
  if (river.length === 0) return null;
  const keys = keysOf(ownTiles(props)).slice(-river.length);
  return (
    <span class="evening-river" role="group" aria-label={say('evening.river')}>
      {river.map((tile, at) => (
        <SpotTile key={at} tile={tile} marks={{ 'data-key': keys[at] ?? '' }} say={say} />
      ))}
    </span>
  );
}

/** A player: what lies before him, what he says, the tile that he has just discarded. */
function Seat({ wind, ...props }: StepProps & { readonly wind: Wind }) {
  const { shown, verdict, say } = props;
  const { given, exposed, calls } = shown;
  const isTaken = verdict?.won !== undefined;
  const discard = given?.seat === wind && !isTaken ? given.tile : undefined;
  const melds = exposed[wind] ?? [];
  if (wind === 'E' && calls.E === undefined) return null;
  const name = wind === 'E' ? say('evening.you') : say(`wind.${wind}`);
  return (
    <div
      class="evening-seat"
      data-wind={wind}
      data-giving={discard ? '' : undefined}
      data-passed={passedIn(shown).includes(wind) ? '' : undefined}
      role="group"
      aria-label={name}
    >
      {calls[wind] ? <Call {...props} wind={wind} name={name} /> : <span>{name}</span>}
      {melds.length > 0 && (
        <span class="evening-exposed" data-joined={shown.kind === 'act' ? '' : undefined}>
          {melds.map((meld, at) => (
            <Meld key={at} meld={meld} say={say} />
          ))}
        </span>
      )}
      {discard && (
        <span
          class="evening-given"
          data-key={`${discard}#${shown.concealed.filter((tile) => tile === discard).length}`}
          role="img"
          aria-label={say('evening.discards', {
            wind: say(`wind.${wind}`),
            tile: tileName(say, discard),
          })}
        >
          <Tile tile={discard} say={say} silent />
        </span>
      )}
    </div>
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
