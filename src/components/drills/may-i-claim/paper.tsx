import { claimVerdictText } from '../../../i18n/claims/claim-words.ts';
import { BlankLine, Boxes } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import type { PaperView } from '../view.ts';
import { ClaimDrawn, ClaimedTile, ClaimRiver, type ClaimTypes } from './ClaimBoard.tsx';
import { ClaimReasons } from './ClaimReasons.tsx';

export const CLAIM_PAPER: PaperView<ClaimTypes> = {
  ask: (_, { say }) => say('claim.marks'),
  Position: (props) => (
    <>
      <ClaimedTile {...props} />
      <HandDrawn {...props} hand={props.shown.hand} name="claim.hand" />
      <ClaimRiver {...props} />
    </>
  ),
  Blank: ({ shown, say }) => (
    <>
      <Boxes
        label={say('claim.marks')}
        items={shown.claims.map(({ id }) => <ClaimDrawn key={id} {...{ id, shown, say }} />)}
      />
      <p class="blank-asked medium">{say('claim.choose')}</p>
      <BlankLine />
    </>
  ),
  Solved: (props) => (
    <>
      <p>{claimVerdictText(props.verdict, props)}</p>
      <ClaimReasons {...props} />
    </>
  ),
  lesson: {},
};
