import type { Tile as TileKind } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from './Tile.tsx';

interface TileStack {
  readonly tile: TileKind;
  readonly copies: number;
}

interface TileStacksProps {
  readonly stacks: readonly TileStack[];
  readonly say: Say;
  /** For use inside something that already names the stacks. */
  readonly silent?: boolean;
}

export const TileStacks = ({ stacks, say, silent = false }: TileStacksProps) => (
  <span class="tile-stacks cluster">
    {stacks.map(({ tile, copies }) => {
      const named = say('discards.stack', { tile: tileName(say, tile), copies });
      const spoken = silent
        ? ({ 'aria-hidden': 'true' } as const)
        : ({ role: 'img', 'aria-label': named } as const);
      return (
        <span
          key={tile}
          class="tile-stack text-xs items-start sans figure-line soft"
          data-copies={copies}
          {...spoken}
        >
          <Tile tile={tile} say={say} silent />
          <span class="tile-stack-count text-centre">{copies}</span>
        </span>
      );
    })}
  </span>
);

export function stacksOf(tiles: readonly TileKind[]): readonly TileStack[] {
  const copies = new Map<TileKind, number>();
  for (const tile of tiles) copies.set(tile, (copies.get(tile) ?? 0) + 1);
  return [...copies].map(([tile, count]) => ({ tile, copies: count }));
}
