import type { ComponentChildren } from 'preact';
import type { TileText } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { Fold } from '../parts/Fold.tsx';
import { Tile } from '../tiles/Tile.tsx';

interface TilesFoldProps {
  readonly label: string;
  readonly chosen: readonly TileText[];
  readonly say: Say;
  readonly children: () => ComponentChildren;
}

/** Tiles to choose from, folded behind those that were chosen. */
export const TilesFold = ({ label, chosen, say, children }: TilesFoldProps) => (
  <Fold
    open={false}
    summary={
      <>
        {label}
        {chosen.map((tile, at) => (
          <Tile key={`${at}${tile}`} tile={tile} say={say} size="small" />
        ))}
      </>
    }
  >
    {children}
  </Fold>
);
