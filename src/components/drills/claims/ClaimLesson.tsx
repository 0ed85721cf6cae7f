import { claimVerdictText } from '../../../i18n/claim-words.ts';
import { CLAIM_QUESTION } from '../../../i18n/words.ts';
import type { LessonView } from '../view.ts';
import type { ClaimTypes } from './ClaimBoard.tsx';
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
