import { formatTiles, parseTiles, type Tile } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { useLater } from '../parts/use-later.ts';
import { TileButton } from './TileButton.tsx';
import { TilesFold } from './TilesFold.tsx';

interface TellTilesProps {
  readonly label: string;
  readonly text: string;
  /** One more takes the place of the first. */
  readonly most: number;
  readonly say: Say;
  readonly onTell: (text: string) => void;
}

/** Tiles that lie beside the hand, told by taps. */
export function TellTiles({ text, ...told }: TellTilesProps) {
  const read = parseTiles(text);
  const tiles = read.ok ? read.value : [];
  return (
    <TilesFold label={told.label} chosen={tiles} say={told.say}>
      {() => <Told {...told} tiles={tiles} />}
    </TilesFold>
  );
}

const loadPalette = () => import('./Palette.tsx');

interface ToldProps extends Omit<TellTilesProps, 'text'> {
  readonly tiles: readonly Tile[];
}

function Told({ label, tiles, most, say, onTell }: ToldProps) {
  const later = useLater(loadPalette);
  const tell = (all: readonly Tile[]): void => onTell(all.length > 0 ? formatTiles(all) : '');
  return (
    <>
      {tiles.length > 0 && (
        <div class="cluster" role="group" aria-label={label}>
          {tiles.map((tile, at) => (
            <TileButton
              key={`${at}${tile}`}
              tile={tile}
              name={say('pick.remove', { tile: tileName(say, tile) })}
              say={say}
              onTap={() => tell(tiles.toSpliced(at, 1))}
            />
          ))}
        </div>
      )}
      {later && (
        <later.Palette
          hand={{ concealed: tiles, melds: [], flowers: [] }}
          layings={['tile']}
          withFlowers={false}
          say={say}
          onAdd={(tile) => tell([...tiles, tile as Tile].slice(-most))}
        />
      )}
    </>
  );
}
