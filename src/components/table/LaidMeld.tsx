/** A meld as it lies on a table, the claimed tile across where it lies so. */
import { groupTiles } from '../../engine/notation.ts';
import type { SceneMeld, SetTile } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { meldFaces } from '../tiles/meld-faces.ts';
import { Tile, TileBack } from '../tiles/Tile.tsx';

/** By which a tile is followed on its way. */
type Followed = Readonly<Partial<Record<'data-spot' | 'data-key', string>>>;

interface SpotTileProps {
  readonly tile: SetTile | undefined;
  readonly say: Say;
  readonly marks: Followed;
  readonly isAcross?: boolean;
  readonly isRinged?: boolean;
}

/** A tile that may travel. */
export const SpotTile = ({ tile, marks, say, isAcross, isRinged }: SpotTileProps) => (
  <span class="spot" {...marks} data-across={isAcross ? '' : undefined}>
    {tile === undefined ? (
      <TileBack say={say} />
    ) : (
      <Tile tile={tile} say={say} state={isRinged ? 'tried' : undefined} />
    )}
  </span>
);

interface LaidMeldProps {
  readonly meld: SceneMeld;
  readonly marksOf: (at: number) => Followed;
  readonly isRinged?: boolean;
  readonly say: Say;
}

const facesOf = (meld: SceneMeld) =>
  meld.laid?.tiles ?? (meld.open ? groupTiles(meld) : meldFaces(meld));

export const LaidMeld = ({ meld, marksOf, isRinged, say }: LaidMeldProps) => (
  <span class="laid-meld" data-kind={meld.kind}>
    {facesOf(meld).map((tile, at) => (
      <SpotTile
        key={at}
        tile={tile}
        marks={marksOf(at)}
        isAcross={meld.laid?.across === at}
        isRinged={isRinged ?? false}
        say={say}
      />
    ))}
  </span>
);
