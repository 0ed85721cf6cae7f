import { courseName } from '../../../i18n/table/push-names.ts';
import { safeSituation } from '../../../i18n/table/safe-words.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { solvedWith } from '../judgement.tsx';
import type { PaperView } from '../view.ts';
import { PushTable } from './PushBoard.tsx';
import { PUSH_JUDGEMENT } from './PushReasons.tsx';
import { COURSES, type PushTypes } from './push-rules.ts';

export const PUSH_PAPER: PaperView<PushTypes> = {
  ask: (_, { say }) => say('push.ask'),
  Position: (props) => (
    <>
      <p class="situation">{safeSituation(props.shown, props.say)}</p>
      <HandPicture {...props} hand={props.shown.hand} name="answer.ownHand" />
      <PushTable {...props} />
    </>
  ),
  Blank: ({ shown, say }) => (
    <Boxes
      label={say('push.courses')}
      items={COURSES.map((course) => courseName(course, shown[course], say))}
    />
  ),
  Solved: solvedWith(PUSH_JUDGEMENT),
  lesson: {},
};
