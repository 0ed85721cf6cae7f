import { useRef } from 'preact/hooks';
import { WIN_PLACE } from '../../engine/hand.ts';
import type { Meld, Tile as TileKind } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import type { TileGroups } from '../../stores/drafts/wait-view.ts';
import { useFlip } from '../parts/use-flip.ts';
import { Tile, type TileState } from '../tiles/Tile.tsx';
import { GroupedTiles } from './GroupedTiles.tsx';
import { MeldsOnTable, slotsOf } from './MeldsOnTable.tsx';

interface HandBoardProps {
  readonly held: readonly TileKind[];
  readonly melds: readonly Meld[];
  readonly label: string;
  readonly say: Say;
  readonly aside?: ReadonlySet<number>;
  readonly proof?: TileGroups | undefined;
  /** Whether it never parts into its groups, and needs no room for them. */
  readonly stays?: boolean;
}

/** Rows of two groups each, once a tile has come: three tiles a group, and one for each meld. */
const rowsOf = (tiles: number, melds: readonly Meld[]): number =>
  Math.ceil((Math.ceil((tiles + 1) / 3) + melds.length) / 2);

export function HandBoard({ held, melds, label, say, aside, proof, stays }: HandBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  useFlip(root, proof);

  const tileAt = (place: number) => {
    const coming = place === WIN_PLACE;
    const tile = coming ? proof?.tile : held[place];
    if (tile === undefined) return null;
    const state: TileState | undefined = coming ? (proof?.wins ? 'winning' : 'tried') : undefined;
    return (
      <span
        key={place}
        data-key={`${held.join('')}${place}`}
        data-aside={!proof && aside?.has(place) ? '' : undefined}
      >
        <Tile tile={tile} say={say} state={state} />
      </span>
    );
  };

  return (
    <div
      class="hand-board cluster"
      ref={root}
      role="group"
      aria-label={label}
      style={{
        ...slotsOf(held.length + 1, melds),
        '--rows': stays ? 0 : rowsOf(held.length, melds),
      }}
    >
      {proof ? (
        <GroupedTiles
          placing={proof.placing}
          say={say}
          leftover={say('waits.proof.leftover')}
          tileAt={tileAt}
        />
      ) : (
        <span class="tile-row">{held.map((_, place) => tileAt(place))}</span>
      )}
      <MeldsOnTable melds={melds} say={say} />
    </div>
  );
}
