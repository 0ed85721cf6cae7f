import { forbiddenVerdictText } from '../../../i18n/discards/forbidden-words.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import type { PaperView } from '../view.ts';
import { type AfterChowTypes, ClaimedChow } from './AfterChowBoard.tsx';
import { AfterChowReasons } from './AfterChowReasons.tsx';

export const AFTER_CHOW_PAPER: PaperView<AfterChowTypes> = {
  ask: (_, { say }) => say('forbidden.ask'),
  Position: (props) => (
    <>
      <ClaimedChow {...props} />
      <HandDrawn {...props} hand={props.shown} name="answer.hand" />
    </>
  ),
  Blank: BlankLine,
  Solved: (props) => (
    <>
      <p>{forbiddenVerdictText(props.verdict, props)}</p>
      <AfterChowReasons {...props} />
    </>
  ),
  lesson: {},
};
