/** A meld as it lies on a table, the claimed tile across where it lies so. */
import type { TileText } from '../../engine/notation.ts';
import type { SceneMeld, SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { meldFaces } from '../tiles/meld-faces.ts';
import { Tile, TileBack } from '../tiles/Tile.tsx';
import { flowerSpot, meldSpot } from './flights.ts';

/** By which a tile is found again in the next drawing, and travels there. */
export type SpotMarks = Readonly<
  Partial<Record<'data-spot' | 'data-key' | 'data-claimable', string>>
>;

interface SpotTileProps {
  readonly tile: TileText | undefined;
  readonly say: Say;
  readonly marks: SpotMarks;
  readonly isAcross?: boolean;
  readonly isRinged?: boolean;
  /** How far it is pushed back in its row, in widths of a tile. */
  readonly back?: number;
}

/** A tile that may travel. */
export const SpotTile = ({ tile, marks, say, isAcross, isRinged, back }: SpotTileProps) => (
  <span
    class="spot"
    {...marks}
    data-across={isAcross ? '' : undefined}
    style={back === undefined ? undefined : { '--back': back }}
  >
    {tile === undefined ? (
      <TileBack say={say} />
    ) : (
      <Tile tile={tile} say={say} state={isRinged ? 'tried' : undefined} />
    )}
  </span>
);

interface MeldProps {
  readonly meld: SceneMeld;
  readonly marksOf?: (at: number) => SpotMarks;
  readonly isRinged?: boolean;
  readonly say: Say;
}

export const Meld = ({ meld, marksOf, isRinged, say }: MeldProps) => (
  <span class="laid-meld flex items-end" data-kind={meld.kind}>
    {(meld.laid?.tiles ?? meldFaces(meld)).map((tile, at) => (
      <SpotTile
        key={at}
        tile={tile}
        marks={marksOf?.(at) ?? {}}
        isAcross={meld.laid?.across === at}
        isRinged={isRinged ?? false}
        say={say}
      />
    ))}
  </span>
);

interface LaidTilesProps {
  readonly seat: number;
  readonly row: SceneSeat;
  readonly say: Say;
  /** Before the flowers are turned up. */
  readonly flowersDown?: boolean | undefined;
}

/** What lies open before a player beside his discards: melds, then flowers. */
export const LaidTiles = ({ seat, row: { melds, flowers }, flowersDown, say }: LaidTilesProps) =>
  melds.length + flowers.length > 0 ? (
    <div
      class="place-laid cluster items-end middle"
      role="group"
      aria-label={say('play.laid')}
      style={{ '--rows': melds.length + Math.min(flowers.length, 1) }}
    >
      {melds.map((meld, nth) => (
        <Meld
          key={nth}
          meld={meld}
          marksOf={(at) => ({ 'data-spot': meldSpot(seat, nth, at) })}
          say={say}
        />
      ))}
      {flowers.length > 0 && (
        <span class="laid-meld flex items-end" data-flowers style={{ '--n': flowers.length }}>
          {flowers.map((tile, at) => (
            <SpotTile
              key={at}
              tile={flowersDown ? undefined : tile}
              marks={{ 'data-spot': flowerSpot(seat, at) }}
              say={say}
            />
          ))}
        </span>
      )}
    </div>
  ) : null;
