import { takersSituation } from '../../../i18n/claims/takers-situation.ts';
import { takersVerdictText } from '../../../i18n/claims/takers-words.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import { River } from '../../boards/River.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { PaperView } from '../view.ts';
import { Claim, type TakersTypes } from './TakersBoard.tsx';
import { TakersReasons } from './TakersReasons.tsx';

export const TAKERS_PAPER: PaperView<TakersTypes> = {
  ask: ({ ask }, { say }) => say(`takers.ask.${ask}`),
  Position: ({ shown, locale, say }) => (
    <>
      <div class="claim-asked row middle gap-3">
        <Tile tile={shown.tile} say={say} state="tried" silent />
        <p class="situation">{takersSituation(shown, say)}</p>
      </div>
      <HandDrawn hand={shown.hand} name="answer.ownHand" locale={locale} say={say} />
      {shown.river.length > 0 && <River tiles={shown.river} called={[]} ringed={[]} say={say} />}
      <p>
        <Claim claim={shown.claim} say={say} />
      </p>
    </>
  ),
  Blank: ({ shown, say }) => (
    <Boxes
      label={say('whichRules.choices')}
      items={[...shown.choices.map((rules) => rulesName(say, rules)), say('takers.none')]}
    />
  ),
  Solved: (props) => (
    <>
      <p>{takersVerdictText(props.verdict, props)}</p>
      <TakersReasons {...props} />
    </>
  ),
};
