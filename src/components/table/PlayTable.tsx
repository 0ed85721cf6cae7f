/** The table from above while a hand is played: rivers about the walls, melds before their owners. */
import { useRef, useState } from 'preact/hooks';
import type { Move, SeatView } from '../../engine/play.ts';
import type { Scene, SceneSeat, SceneStack } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { DiceShown } from './DiceShown.tsx';
import { Laid, nameOf, PLACES, type Place } from './Laid.tsx';
import { River } from './River.tsx';
import { stackLook } from './stack-look.ts';
import { SIDES } from './TableSeat.tsx';
import { TableSheet } from './TableSheet.tsx';
import { useFit } from './use-fit.ts';
import { useFlights } from './use-flights.ts';
import { WallRing } from './WallRing.tsx';
import './dice.css';
import './play-table.css';
import './wall-ring.css';

interface PlayTableProps {
  readonly scene: Scene;
  /** The table before the last act. */
  readonly previous?: Scene | undefined;
  readonly last: Move | undefined;
  /** What the player at the bottom knows; absent where all hands lie open. */
  readonly view?: SeatView | undefined;
  readonly say: Say;
}

export function PlayTable({ scene, previous, last, view, say }: PlayTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useFit(root);
  useFlights(root, scene, previous);
  const showAll = view && (() => setWhole(true));
  return (
    <>
      <div class="play-table" ref={root} data-open={view ? undefined : ''}>
        {PLACES.map((place) => (
          <PlaySeat key={place} {...{ place, scene, last, view, say }} />
        ))}
        <Centre scene={scene} view={view} say={say} onAll={showAll} />
      </div>
      {isWhole && <TableSheet scene={scene} say={say} onClose={() => setWhole(false)} />}
    </>
  );
}

interface CentreProps extends Pick<PlayTableProps, 'scene' | 'view' | 'say'> {
  /** Everything that lies open is asked for, in full. */
  readonly onAll?: (() => void) | undefined;
}

/** The walls that are left, the dice, the markers. */
function Centre({ scene, view, say, onAll }: CentreProps) {
  const { stacks, wall, opened, throws } = scene;
  const markers = stacks.flatMap(({ marker }) => (marker ? [marker] : []));
  return (
    <div class="play-centre">
      <WallRing
        stacks={wall.stacks}
        runs={wall.runs}
        lookOf={(index) => stackLook(scene, index, stacks[index] as SceneStack)}
        gapAfter={wall.opens === 'gap' ? opened : undefined}
        label={say('table.walls')}
      >
        {view && <span class="play-left">{view.drawsLeft}</span>}
        {throws.length > 0 && (
          <span class="play-dice">
            {throws.map(({ dice }, at) => (
              <DiceShown key={at} dice={dice} say={say} />
            ))}
          </span>
        )}
        {markers.length > 0 && (
          <span class="play-markers" role="group" aria-label={say('play.markers')}>
            {markers.map((tile, at) => (
              <Tile key={at} tile={tile} say={say} />
            ))}
          </span>
        )}
      </WallRing>
      {onAll && (
        <button type="button" class="button play-all" onClick={onAll}>
          {say('play.all')}
        </button>
      )}
    </div>
  );
}

interface PlaySeatProps extends Omit<PlayTableProps, 'previous'> {
  readonly place: Place;
}

function PlaySeat({ place, scene, last, view, say }: PlaySeatProps) {
  const seat = scene.seats[place];
  if (seat?.wind === undefined) return null;
  const { wind, held, river } = seat;
  const isYou = place === 0;
  const isDeclared = view?.others[wind]?.isDeclared ?? false;
  const asked = view?.asked;
  const isClaimed = asked?.kind === 'claims' && asked.seat === wind && !asked.isRobbing;
  return (
    <section
      class="play-seat"
      data-side={SIDES[place]}
      data-acting={last?.seat === wind ? '' : undefined}
      aria-label={nameOf(place, say(`wind.${wind}`), say)}
    >
      <p class="play-name">
        <strong>{say(`wind.${wind}`)}</strong>
        {!isYou && (
          <span role="img" aria-label={say('play.held', { n: held.length })}>
            {held.length}
          </span>
        )}
        {isDeclared && <em>{say('play.declared')}</em>}
      </p>
      <Laid place={place} seat={seat} say={say} />
      {view === undefined && <OpenTiles seat={seat} say={say} />}
      <River tiles={river} seat={place} isClaimed={isClaimed} say={say} />
    </section>
  );
}

/** A hand that everybody sees, once play is over. */
const OpenTiles = ({ seat: { held }, say }: { readonly seat: SceneSeat; readonly say: Say }) => (
  <div class="play-open" role="group" aria-label={say('play.hands')}>
    {held.map((tile, at) => tile && <Tile key={at} tile={tile} say={say} />)}
  </div>
);
