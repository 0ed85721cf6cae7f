import { copiesCountText } from '../../../i18n/waits/copies-words.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { SolvedProps } from '../view.ts';
import type { CopiesTypes } from './copies-rules.ts';

export { copiesHintText, copiesVerdictText } from '../../../i18n/waits/copies-words.ts';

/** Four less the copies in sight, kind by kind; the board rings those where they lie. */
export const CopiesReasons = ({ verdict: { counts, wanted }, say }: SolvedProps<CopiesTypes>) => (
  <div class="copies-reasons grid gap-2 lining">
    <ul class="plain-list grid gap-1">
      {counts.map((count) => (
        <li key={count.tile} class="row middle gap-2">
          <Tile tile={count.tile} say={say} />
          <span>{copiesCountText(count, say)}</span>
        </li>
      ))}
    </ul>
    {counts.length > 1 && <p class="bold">{say('copies.total', { n: wanted })}</p>}
  </div>
);
