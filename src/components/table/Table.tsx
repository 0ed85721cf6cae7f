/** The table from above, as a scene has it: a drawing without a rule of its own. */
import { useRef } from 'preact/hooks';
import { SEATS } from '../../engine/notation.ts';
import type { Scene, SceneStack } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { heldSpot, lotSpot } from './flights.ts';
import { SpotTile } from './Meld.tsx';
import { TableSeat } from './TableSeat.tsx';
import { useFlights } from './use-flights.ts';
import { type StackLook, WallRing } from './WallRing.tsx';

export interface SceneProps {
  readonly scene: Scene;
  readonly say: Say;
}

interface WallsProps extends SceneProps {
  /** A stack is touched, by its place on the ring. */
  readonly onTouch?: ((stack: number) => void) | undefined;
  /** Looks of stacks, by their place on the ring. */
  readonly marks?: Readonly<Record<number, StackLook>> | undefined;
  /** Narrow, at the edge of a table in play. */
  readonly isFlat?: boolean;
}

interface TableProps extends WallsProps {
  /** The table before the last act: what has changed since then travels. */
  readonly previous?: Scene | undefined;
}

/** While a table is made ready: one's own tiles lie below, large enough to be recognised. */
export function Table({ scene, previous, onTouch, marks, say }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, scene, previous);
  return (
    <div class="table-view grid gap-2 items-centre full-width sans" ref={root}>
      <div class="table-square">
        <Walls {...{ scene, onTouch, marks, say }} />
        {SEATS.map((seat) => {
          const row = scene.seats[seat];
          return row && <TableSeat key={seat} {...{ scene, seat, row, say }} />;
        })}
        <div class="table-centre grid gap-2 centre pack-middle">
          <Lot scene={scene} say={say} />
          <Markers scene={scene} say={say} />
        </div>
      </div>
      <div class="own-tiles pack-top middle" role="group" aria-label={say('play.hand')}>
        {scene.seats[0]?.held.map((tile, at) => (
          <SpotTile key={at} tile={tile} marks={{ 'data-spot': heldSpot(0, at) }} say={say} />
        ))}
      </div>
    </div>
  );
}

/** What a stack of a scene looks like. */
function stackLook({ opened, wall }: Scene, index: number, stack: SceneStack) {
  const { tiles, loose = 0, apart, marker } = stack;
  if (index === opened && wall.opens === 'stack') return tiles > 0 ? 'ringed' : 'opened';
  if (tiles === 0) return 'gone';
  if (marker) return 'marker';
  if (loose > 0) return apart ? 'apart-loose' : 'loose';
  if (tiles === 1) return apart ? 'lower-apart' : 'lower';
  return apart ? 'apart' : undefined;
}

export function Walls({ scene, marks, onTouch, isFlat, say }: WallsProps) {
  const { stacks, wall, opened } = scene;
  if (stacks.length === 0) return null;
  return (
    <div class="table-walls">
      <WallRing
        stacks={wall.stacks}
        runs={wall.runs}
        lookOf={(at) => marks?.[at] ?? stackLook(scene, at, stacks[at] as SceneStack)}
        isFlat={isFlat}
        gapAfter={wall.opens === 'gap' ? opened : undefined}
        {...(onTouch && { onTouch })}
        label={say('table.walls')}
      />
    </div>
  );
}

/** The tiles that the places are drawn with. */
const Lot = ({ scene: { lot }, say }: SceneProps) =>
  lot ? (
    <div class="table-lot flex" data-as={lot.as} role="group" aria-label={say('scene.lot')}>
      {lot.tiles.map((tile, at) => (
        <SpotTile key={at} tile={tile} marks={{ 'data-spot': lotSpot(at) }} say={say} />
      ))}
    </div>
  ) : null;

export function Markers({ scene, say }: SceneProps) {
  const markers = scene.stacks.flatMap(({ marker }) => (marker ? [marker] : []));
  if (markers.length === 0) return null;
  return (
    <div
      class="table-markers row cluster middle gap-1 text-xs soft"
      role="group"
      aria-label={say('play.markers')}
    >
      <span class="full-width text-centre" aria-hidden="true">
        {say('play.markers')}
      </span>
      {markers.map((tile, at) => (
        <Tile key={at} tile={tile} say={say} />
      ))}
    </div>
  );
}
