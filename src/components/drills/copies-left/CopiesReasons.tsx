import {
  copiesCountText,
  copiesHintText,
  copiesVerdictText,
} from '../../../i18n/waits/copies-words.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';
import type { CopiesTypes } from './copies-rules.ts';

/** Four less the copies in sight, kind by kind; the board rings those where they lie. */
const Reasons = ({ verdict: { counts, wanted }, say }: SolvedProps<CopiesTypes>) => (
  <div class="tiles-small grid gap-2 lining">
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

export const COPIES_JUDGEMENT: Judgement<CopiesTypes> = {
  verdictText: copiesVerdictText,
  hintText: copiesHintText,
  Reasons,
};
