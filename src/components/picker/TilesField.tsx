import { formatTiles, parseTiles, type Tile } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { useLater } from '../parts/use-later.ts';
import { TileButton } from './TileButton.tsx';
import { TilesFold } from './TilesFold.tsx';

interface TilesFieldProps {
  readonly label: string;
  readonly text: string;
  /** One more takes the place of the first. */
  readonly most: number;
  readonly say: Say;
  readonly onChange: (text: string) => void;
}

/** Tiles that lie beside the hand, chosen by taps. */
export function TilesField({ text, ...field }: TilesFieldProps) {
  const read = parseTiles(text);
  const tiles = read.ok ? read.value : [];
  return (
    <TilesFold label={field.label} chosen={tiles} say={field.say}>
      {() => <Editor {...field} tiles={tiles} />}
    </TilesFold>
  );
}

const loadPalette = () => import('./Palette.tsx');

interface EditorProps extends Omit<TilesFieldProps, 'text'> {
  readonly tiles: readonly Tile[];
}

function Editor({ label, tiles, most, say, onChange }: EditorProps) {
  const later = useLater(loadPalette);
  const change = (all: readonly Tile[]): void => onChange(all.length > 0 ? formatTiles(all) : '');
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
              onTap={() => change(tiles.toSpliced(at, 1))}
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
          onAdd={(tile) => change([...tiles, tile as Tile].slice(-most))}
        />
      )}
    </>
  );
}
