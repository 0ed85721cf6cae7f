import { pushVerdictText } from '../../../i18n/discards/push-words.ts';
import { courseName } from '../../../i18n/table/push-names.ts';
import { safeSituation } from '../../../i18n/table/safe-words.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import { SeenSeats } from '../../boards/SeenSeats.tsx';
import type { PaperView } from '../view.ts';
import { PushReasons } from './PushReasons.tsx';
import { COURSES, type PushTypes } from './push-rules.ts';

export const PUSH_PAPER: PaperView<PushTypes> = {
  ask: (_, { say }) => say('push.ask'),
  Position: (props) => (
    <>
      <p class="situation">{safeSituation(props.shown, props.say)}</p>
      <HandDrawn {...props} hand={props.shown.hand} name="answer.ownHand" />
      <SeenSeats {...props.shown} say={props.say} />
    </>
  ),
  Blank: ({ shown, say }) => (
    <Boxes
      label={say('push.courses')}
      items={COURSES.map((course) => courseName(course, shown[course], say))}
    />
  ),
  Solved: (props) => (
    <>
      <p>{pushVerdictText(props.verdict, props)}</p>
      <PushReasons {...props} />
    </>
  ),
  lesson: {},
};
