import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import type { RouteState } from '../../../stores/international/route-session.ts';
import type { WorthView } from '../../../stores/international/route-view.ts';
import { Tile } from '../../tiles/Tile.tsx';

interface WorthsProps {
  readonly wins: readonly WorthView[];
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

interface ExchangeProps {
  readonly state: RouteState;
  readonly say: Say;
}

/** The change as it is chosen so far, in tiles and in words. */
export function Exchange({ state: { question, draft }, say }: ExchangeProps) {
  const out = draft.out === undefined ? undefined : question.hand.concealed[draft.out];
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
  readonly out: WorthView['tile'] | undefined;
  readonly coming: WorthView['tile'] | undefined;
  readonly say: Say;
}

/** One tile for another, drawn; said elsewhere. */
export const Swap = ({ out, coming, say }: SwapProps) => (
  <span class="swap" aria-hidden="true">
    {out ? <Tile tile={out} say={say} size="small" silent /> : <span class="swap-gap" />}→
    {coming ? <Tile tile={coming} say={say} size="small" silent /> : <span class="swap-gap" />}
  </span>
);
