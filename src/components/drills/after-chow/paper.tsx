import { BlankLine } from '../../boards/blanks.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { solvedWith } from '../judgement.tsx';
import type { PaperView } from '../view.ts';
import { type AfterChowTypes, ClaimedChow } from './AfterChowBoard.tsx';
import { AFTER_CHOW_JUDGEMENT } from './AfterChowReasons.tsx';

export const AFTER_CHOW_PAPER: PaperView<AfterChowTypes> = {
  ask: (_, { say }) => say('forbidden.ask'),
  Position: (props) => (
    <>
      <ClaimedChow {...props} />
      <HandPicture {...props} hand={props.shown} name="answer.hand" />
    </>
  ),
  Blank: BlankLine,
  Solved: solvedWith(AFTER_CHOW_JUDGEMENT),
  lesson: {},
};
