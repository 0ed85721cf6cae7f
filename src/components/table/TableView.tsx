/**
 * The table from above, as a scene has it: a drawing without a rule of its own. Its styles are linked
 * by the page that shows it.
 */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Scene, SceneStack } from '../../engine/table.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import { tileName } from '../../i18n/tile-names.ts';
import { Tile } from '../tiles/Tile.tsx';
import { heldSpot, lotSpot } from './flights.ts';
import { SpotTile } from './LaidMeld.tsx';
import { River } from './River.tsx';
import { stackLook } from './stack-look.ts';
import { HandBacks, TableSeat } from './TableSeat.tsx';
import { useFlights } from './use-flights.ts';
import { type StackLook, WallRing } from './WallRing.tsx';

interface TableViewProps extends Voice {
  readonly scene: Scene;
  /** The table before the last act: what has changed since then travels. */
  readonly previous?: Scene | undefined;
  /** A tile of the own hand by its place, or a stack by its place on the ring. */
  readonly onTouch?:
    | ((touched: { readonly held?: number; readonly stack?: number }) => void)
    | undefined;
  /** Looks of stacks, by their place on the ring. */
  readonly marks?: Readonly<Record<number, StackLook>>;
  /** In place of the row of tiles below the table. */
  readonly own?: ComponentChildren;
}

const OTHERS = [1, 2, 3] as const;
const SEATS = [0, 1, 2, 3] as const;

export function TableView({ scene, previous, onTouch, marks, own, say }: TableViewProps) {
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, scene, previous);
  const { stacks, wall, opened } = scene;
  const lookOf = (index: number): StackLook | undefined =>
    marks?.[index] ?? stackLook(scene, index, stacks[index] as SceneStack);
  return (
    <div class="table-view" ref={root}>
      <div class="table-square" data-walls={stacks.length > 0 ? '' : undefined}>
        {OTHERS.map((seat) => (
          <HandBacks key={seat} scene={scene} seat={seat} say={say} />
        ))}
        {stacks.length > 0 && (
          <WallRing
            stacks={wall.stacks}
            runs={wall.runs}
            lookOf={lookOf}
            gapAfter={wall.opens === 'gap' ? opened : undefined}
            {...(onTouch && { onTouch: (stack: number) => onTouch({ stack }) })}
            label={say('table.walls')}
          />
        )}
        <div class="table-middle">
          {SEATS.map((seat) => (
            <TableSeat key={seat} scene={scene} seat={seat} say={say} />
          ))}
          <Middle scene={scene} say={say} />
        </div>
      </div>
      {own ?? <OwnTiles scene={scene} onTouch={onTouch} say={say} />}
    </div>
  );
}

interface PartProps {
  readonly scene: Scene;
  readonly say: Say;
}

/** Tiles drawn for the places, markers, and what was discarded. */
function Middle({ scene, say }: PartProps) {
  const { lot, stacks, seats, discards } = scene;
  const markers = stacks.flatMap(({ marker }) => (marker ? [marker] : []));
  return (
    <div class="table-centre">
      {lot && (
        <div class="table-lot" data-as={lot.as} role="group" aria-label={say('scene.lot')}>
          {lot.tiles.map((tile, at) => (
            <SpotTile key={at} tile={tile} marks={{ 'data-spot': lotSpot(at) }} say={say} />
          ))}
        </div>
      )}
      {markers.length > 0 && (
        <p class="centre-markers">
          <span>{say('play.markers')}</span>
          {markers.map((tile, at) => (
            <Tile key={at} tile={tile} say={say} />
          ))}
        </p>
      )}
      <div class="table-discards" data-lie={discards}>
        {seats.map(
          ({ river }, seat) =>
            river.length > 0 && <River key={seat} tiles={river} seat={seat} say={say} />,
        )}
      </div>
    </div>
  );
}

/** The tiles of the player at the bottom, large enough to be recognised. */
function OwnTiles({ scene, onTouch, say }: PartProps & Pick<TableViewProps, 'onTouch'>) {
  const held = scene.seats[0]?.held ?? [];
  return (
    <div class="own-tiles full-width" role="group" aria-label={say('play.hand')}>
      {held.map((tile, at) =>
        onTouch && tile ? (
          <button
            key={at}
            type="button"
            data-marks={{ 'data-spot': heldSpot(0, at) }}
            aria-label={tileName(say, tile)}
            onClick={() => onTouch({ held: at })}
          >
            <Tile tile={tile} say={say} silent />
          </button>
        ) : (
          <SpotTile key={at} tile={tile} marks={{ 'data-spot': heldSpot(0, at) }} say={say} />
        ),
      )}
    </div>
  );
}
