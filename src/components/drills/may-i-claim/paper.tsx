import { claimSituation } from '../../../i18n/claims/claim-names.ts';
import { choicesIn } from '../../../stores/drafts/claim-draft.ts';
import { BlankLine, Boxes } from '../../boards/blanks.tsx';
import { ClaimedTile } from '../../boards/ClaimedTile.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { OwnRiver } from '../../boards/OwnRiver.tsx';
import { solvedWith } from '../judgement.tsx';
import type { PaperView } from '../view.ts';
import { ClaimLook, type ClaimTypes } from './ClaimBoard.tsx';
import { CLAIM_JUDGEMENT } from './ClaimReasons.tsx';

export const CLAIM_PAPER: PaperView<ClaimTypes> = {
  ask: (shown, { say }) => say(shown.ask ? 'claim.way' : 'claim.marks'),
  Position: ({ shown, locale, say }) => (
    <>
      <ClaimedTile tile={shown.tile} situation={claimSituation(shown, say).join(' ')} say={say} />
      <HandPicture hand={shown.hand} name="answer.ownHand" {...{ locale, say }} />
      {shown.river.length > 0 && <OwnRiver tiles={shown.river} say={say} />}
    </>
  ),
  Blank: ({ shown, say }) => {
    const ids = shown.ask ? choicesIn(shown, []) : shown.claims.map(({ id }) => id);
    return (
      <>
        <Boxes
          label={say(shown.ask ? 'claim.way' : 'claim.marks')}
          items={ids.map((id) => <ClaimLook key={id} {...{ id, shown, say }} />)}
        />
        {!shown.ask && <p class="blank-asked medium">{say('claim.choose')}</p>}
        {!shown.ask && <BlankLine />}
      </>
    );
  },
  Solved: solvedWith(CLAIM_JUDGEMENT),
  lesson: {},
};
