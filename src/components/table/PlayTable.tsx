/** The table from above while a hand is played: rivers about the walls, melds before their owners. */
import { useRef } from 'preact/hooks';
import type { Move, SeatView } from '../../engine/play.ts';
import type { Scene, SceneSeat, SceneStack } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { DiceShown } from './DiceShown.tsx';
import { flowerSpot, meldSpot, riverSpot } from './flights.ts';
import { LaidMeld, SpotTile } from './LaidMeld.tsx';
import { stackLook } from './stack-look.ts';
import { SIDES } from './TableSeat.tsx';
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

const PLACES = [0, 1, 2, 3] as const;
type Place = (typeof PLACES)[number];

export function PlayTable({ scene, previous, last, view, say }: PlayTableProps) {
  const root = useRef<HTMLDivElement>(null);
  useFit(root);
  useFlights(root, scene, previous);
  return (
    <div class="play-table" ref={root} data-open={view ? undefined : ''}>
      {PLACES.map((place) => (
        <PlaySeat key={place} {...{ place, scene, last, view, say }} />
      ))}
      <Centre scene={scene} view={view} say={say} />
    </div>
  );
}

/** The walls that are left, the dice, the markers. */
function Centre({ scene, view, say }: Pick<PlayTableProps, 'scene' | 'view' | 'say'>) {
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
    </div>
  );
}

interface PlaySeatProps extends Omit<PlayTableProps, 'previous'> {
  readonly place: Place;
}

function nameOf(place: Place, wind: string, say: Say): string {
  return place === 0 ? say('play.you', { wind }) : say(`play.seat.${place}`, { wind });
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
      <div class="play-river" role="group" aria-label={say('play.river')}>
        {river.map((tile, at) => (
          <span
            key={at}
            class="spot"
            data-spot={riverSpot(place, at)}
            data-claimable={isClaimed && at === river.length - 1 ? '' : undefined}
          >
            <Tile tile={tile} say={say} />
          </span>
        ))}
      </div>
    </section>
  );
}

interface LaidProps {
  readonly place: Place;
  readonly seat: SceneSeat;
  readonly say: Say;
}

function Laid({ place, seat: { melds, flowers }, say }: LaidProps) {
  if (melds.length === 0 && flowers.length === 0) return null;
  return (
    <div class="play-laid" role="group" aria-label={say('play.laid')}>
      {melds.map((meld, nth) => (
        <LaidMeld
          key={nth}
          meld={meld}
          marksOf={(at) => ({ 'data-spot': meldSpot(place, nth, at) })}
          say={say}
        />
      ))}
      {flowers.length > 0 && (
        <span class="laid-meld" data-flowers>
          {flowers.map((tile, at) => (
            <SpotTile
              key={at}
              tile={tile}
              marks={{ 'data-spot': flowerSpot(place, at) }}
              say={say}
            />
          ))}
        </span>
      )}
    </div>
  );
}

/** A hand that everybody sees, once play is over. */
const OpenTiles = ({ seat: { held }, say }: Pick<LaidProps, 'seat' | 'say'>) => (
  <div class="play-open" role="group" aria-label={say('play.hands')}>
    {held.map((tile, at) => tile && <Tile key={at} tile={tile} say={say} />)}
  </div>
);
