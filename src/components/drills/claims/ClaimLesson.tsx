import { claimVerdictText } from '../../../i18n/claim-words.ts';
import { CLAIM_QUESTION } from '../../../i18n/words.ts';
import { CLAIM_RULES } from '../../../stores/claim-draft.ts';
import { drawingOf } from '../drawing.tsx';
import type { LessonView } from '../view.ts';
import { type ClaimTypes, claimParts } from './ClaimBoard.tsx';
import { ClaimReasons } from './ClaimReasons.tsx';

export const CLAIM_LESSON: LessonView<ClaimTypes> = {
  words: () => CLAIM_QUESTION,
  ask: (_, say) => say('claim.marks'),
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
