import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { courseName } from '../../../i18n/table/push-names.ts';
import { safeSituation, seatName } from '../../../i18n/table/safe-words.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { OpenSeats } from '../../boards/OpenSeats.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import type { PositionProps } from '../view.ts';
import { COURSES, type PushDraft, type PushTypes } from './push-rules.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

/** A hand, what lies open before everybody, and the two ways to go on. */
function PushForm(props: JudgedBoardProps<PushTypes, PushDraft>) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { hand } = shown;
  const situation = safeSituation(shown, say);
  const label = say('answer.ownHand', { tiles: handLabel(say, locale, hand) });
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={(root) => digitKeys(root, '.line-button')}
      spoken={`${situation} ${label} ${say('push.ask')}`}
      context={<p class="situation">{situation}</p>}
      hand={<HandPicture {...{ hand, locale, say }} name="answer.ownHand" />}
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
          <PushTable {...{ shown, locale, say }} />
        </>
      }
      isReady={draft !== undefined}
      alert={say('push.need')}
    />
  );
}

/** What lies open, in the order of play; the reader's own discards last. */
export const PushTable = ({ shown: { seats, markers }, say }: PositionProps<PushTypes>) => (
  <OpenSeats
    seats={seats.map((seat) => ({ ...seat, name: seatName(seat, say) }))}
    {...{ markers, say }}
  />
);

export const PushBoard = judgedLater(
  async () => (await import('./PushReasons.tsx')).PUSH_JUDGEMENT,
  PushForm,
);
