import { takersSituation } from '../../../i18n/claims/takers-situation.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { ClaimedTile } from '../../boards/ClaimedTile.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { OwnRiver } from '../../boards/OwnRiver.tsx';
import { solvedWith } from '../judgement.tsx';
import type { PaperView } from '../view.ts';
import { Claim, type TakersTypes } from './TakersBoard.tsx';
import { TAKERS_JUDGEMENT } from './TakersReasons.tsx';

export const TAKERS_PAPER: PaperView<TakersTypes> = {
  ask: ({ ask }, { say }) => say(`takers.ask.${ask}`),
  Position: ({ shown, locale, say }) => (
    <>
      <ClaimedTile tile={shown.tile} situation={takersSituation(shown, say)} say={say} />
      <HandPicture hand={shown.hand} name="answer.ownHand" locale={locale} say={say} />
      {shown.river.length > 0 && <OwnRiver tiles={shown.river} say={say} />}
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
  Solved: solvedWith(TAKERS_JUDGEMENT),
};
