import type { Worth } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import { goingOut } from '../../../stores/minimum/route-draft.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { RouteBoardProps } from './board-props.ts';

interface WorthsProps {
  readonly wins: readonly Worth[];
  readonly say: Say;
}

/** The tiles that complete a hand, each with what it is worth then. */
export const Worths = ({ wins, say }: WorthsProps) => (
  <ul class="worths">
    {wins.map(({ tile, points, enough }) => (
      <li key={tile} data-enough={String(enough)}>
        <Tile tile={tile} say={say} size="small" />
        <span>{say('route.points', { n: points })}</span>
      </li>
    ))}
  </ul>
);

/** The change as it is chosen so far, in tiles and in words. */
export function Exchange({ state: { shown, draft }, say }: Pick<RouteBoardProps, 'state' | 'say'>) {
  const out = goingOut(shown, draft);
  const { coming } = draft;
  return (
    <div class="exchange">
      <p class="question-choose">{say('route.coming')}</p>
      {(out ?? coming) && <Swap out={out} coming={coming} say={say} />}
      <p class="visually-hidden" role="status">
        {out && say('route.goes', { tile: tileName(say, out) })}{' '}
        {coming && say('route.comes', { tile: tileName(say, coming) })}
      </p>
    </div>
  );
}

interface SwapProps {
  readonly out: TileKind | undefined;
  readonly coming: TileKind | undefined;
  readonly say: Say;
}

/** One tile for another, drawn; said elsewhere. */
export const Swap = ({ out, coming, say }: SwapProps) => (
  <span class="swap" aria-hidden="true">
    {out ? <Tile tile={out} say={say} size="small" silent /> : <span class="swap-gap" />}→
    {coming ? <Tile tile={coming} say={say} size="small" silent /> : <span class="swap-gap" />}
  </span>
);
