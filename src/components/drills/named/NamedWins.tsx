import type { TypesOf } from '../../../engine/drills.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import { namedHintText, namedVerdictText, wonName } from '../../../i18n/scores/named-words.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';

type NamedTypes = TypesOf<'name-hand'>;

/** What each tile that completes the hand makes of it. */
const NamedWins = ({ shown, verdict, say }: SolvedProps<NamedTypes>) => (
  <ul class="named-wins grid gap-2 plain-list">
    {verdict.wins.map((win) => (
      <li class="row gap-2" key={win.tile}>
        <Tile tile={win.tile} say={say} silent size="small" />
        <span class="visually-hidden">{tileName(say, win.tile)}</span>
        <span>{wonName(say, shown.rules, win)}</span>
      </li>
    ))}
  </ul>
);

export const NAMED_JUDGEMENT: Judgement<NamedTypes> = {
  verdictText: namedVerdictText,
  hintText: namedHintText,
  Reasons: NamedWins,
};
