import { claimVerdictText } from '../../../i18n/claims/claim-words.ts';
import { choicesIn } from '../../../stores/drafts/claim-draft.ts';
import { BlankLine, Boxes } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import type { PaperView } from '../view.ts';
import { ClaimDrawn, ClaimedTile, ClaimRiver, type ClaimTypes } from './ClaimBoard.tsx';
import { ClaimReasons } from './ClaimReasons.tsx';

export const CLAIM_PAPER: PaperView<ClaimTypes> = {
  ask: (shown, { say }) => say(shown.ask ? 'claim.way' : 'claim.marks'),
  Position: (props) => (
    <>
      <ClaimedTile {...props} />
      <HandDrawn {...props} hand={props.shown.hand} name="answer.ownHand" />
      <ClaimRiver {...props} />
    </>
  ),
  Blank: ({ shown, say }) => {
    const ids = shown.ask ? choicesIn(shown, []) : shown.claims.map(({ id }) => id);
    return (
      <>
        <Boxes
          label={say(shown.ask ? 'claim.way' : 'claim.marks')}
          items={ids.map((id) => <ClaimDrawn key={id} {...{ id, shown, say }} />)}
        />
        {!shown.ask && <p class="blank-asked medium">{say('claim.choose')}</p>}
        {!shown.ask && <BlankLine />}
      </>
    );
  },
  Solved: (props) => (
    <>
      <p>{claimVerdictText(props.verdict, props)}</p>
      <ClaimReasons {...props} />
    </>
  ),
  lesson: {},
};
