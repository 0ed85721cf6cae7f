import type { TypesOf } from '../../../engine/drills.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import { wonName } from '../../../i18n/scores/named-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { Tile } from '../../tiles/Tile.tsx';

export { namedHintText, namedVerdictText } from '../../../i18n/scores/named-words.ts';

type NamedTypes = TypesOf<'name-hand'>;

interface NamedWinsProps {
  readonly shown: NamedTypes['shown'];
  readonly verdict: NamedTypes['verdict'];
  readonly say: Say;
}

/** What each tile that completes the hand makes of it. */
export const NamedWins = ({ shown, verdict, say }: NamedWinsProps) => (
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
