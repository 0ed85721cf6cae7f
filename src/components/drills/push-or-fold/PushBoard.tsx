import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { courseName } from '../../../i18n/table/push-names.ts';
import { safeSituation } from '../../../i18n/table/safe-words.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { SeenSeats } from '../../boards/SeenSeats.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { boardLater, type VerdictPart } from '../board-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import { COURSES, PUSH_RULES, type PushDraft, type PushTypes } from './push-rules.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

type PushProps = BoardProps<PushTypes, PushDraft>;
type Judged = typeof import('./PushReasons.tsx');

/** A hand, what lies open before everybody, and the two ways to go on. */
function PushBoard(props: PushProps & VerdictPart<Judged>) {
  const { session, state, judged, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { hand } = shown;
  const situation = safeSituation(shown, say);
  const label = say('answer.ownHand', { tiles: handLabel(say, locale, hand) });
  return (
    <Stage<PushTypes, PushDraft>
      {...props}
      keys={(root) => digitKeys(root, '.line-button', (choice) => choice.click())}
      spoken={`${situation} ${label} ${say('push.ask')}`}
      context={<p class="situation">{situation}</p>}
      hand={<HandDrawn {...{ hand, locale, say }} name="answer.ownHand" />}
      ask={say('push.ask')}
      answer={
        <>
          <PickList
            label={say('push.courses')}
            ids={COURSES}
            chosen={draft}
            wanted={verdict?.standoff.best}
            nameOf={(course) => courseName(course, shown[course], say)}
            onPick={(course) => session.edit(() => course)}
          />
          <SeenSeats {...shown} say={say} />
        </>
      }
      isReady={draft !== undefined}
      alert={say('push.need')}
      verdict={verdict && judged?.pushVerdictText(verdict, { locale, say })}
      hintText={judged && ((hints, step) => judged.pushHintText(hints, step, { locale, say }))}
      reasons={verdict && judged && <judged.PushReasons {...{ shown, verdict, locale, say }} />}
    />
  );
}

export const PUSH_QUESTION: QuestionView<PushTypes, PushDraft> = {
  rules: PUSH_RULES,
  Board: boardLater<PushProps, Judged>(() => import('./PushReasons.tsx'), PushBoard),
};
