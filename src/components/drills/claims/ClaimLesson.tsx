import { claimVerdictText } from '../../../i18n/claim-words.ts';
import { CLAIM_QUESTION } from '../../../i18n/words.ts';
import { CLAIM_RULES } from '../../../stores/drafts/claim-draft.ts';
import { BlankLine, Boxes } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import { drawingOf } from '../drawing.tsx';
import type { BoardLesson } from '../view.ts';
import { ClaimDrawn, ClaimedTile, ClaimRiver, type ClaimTypes, claimParts } from './ClaimBoard.tsx';
import { ClaimReasons } from './ClaimReasons.tsx';

export const CLAIM_LESSON: BoardLesson<ClaimTypes> = {
  words: () => CLAIM_QUESTION,
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
};

export const CLAIM_DRAWING = drawingOf(CLAIM_RULES, (props) =>
  claimParts({ ...props, judged: undefined }),
);
