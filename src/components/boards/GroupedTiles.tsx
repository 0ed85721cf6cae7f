import type { ComponentChildren } from 'preact';
import type { Placement } from '../../engine/hand.ts';
import type { Say } from '../../i18n/speak.ts';

interface GroupedTilesProps {
  readonly placing: Placement;
  readonly say: Say;
  readonly leftover: string;
  readonly tileAt: (place: number) => ComponentChildren;
}

export const GroupedTiles = ({ placing, say, leftover, tileAt }: GroupedTilesProps) => (
  <div class="tile-groups">
    {placing.groups.map(({ group, places }, at) => (
      <figure class="hand-group grid items-centre gap-1" key={`${at}${group.kind}`}>
        <span class="tile-row">{places.map((place) => tileAt(place))}</span>
        {/* A tile that stands alone says so itself. */}
        <figcaption class={group.kind === 'single' ? 'visually-hidden' : undefined}>
          {say(`group.${group.kind}`)}
        </figcaption>
      </figure>
    ))}
    {placing.leftover.length > 0 && (
      <figure class="hand-group grid items-centre gap-1 hand-leftover">
        <span class="tile-row">{placing.leftover.map((place) => tileAt(place))}</span>
        <figcaption>{leftover}</figcaption>
      </figure>
    )}
  </div>
);
