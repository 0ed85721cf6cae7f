import { answerEnough } from '../../../stores/drafts/scoring-draft.ts';
import { PICK_SIGNS, pickMark } from '../../boards/pick-mark.ts';
import type { AnswerProps } from './ScoringBoard.tsx';
import { enoughName } from './scoring-asks.ts';

/** Alone it is the whole answer, and one touch gives it. */
export function EnoughChoice({ session, state, judged, say }: AnswerProps) {
  const { shown, draft, verdict } = state;
  const isAlone = shown.ask === 'enough';
  const choose = (enough: boolean): void => {
    session.edit(answerEnough(enough));
    if (isAlone) void session.check(performance.now());
  };
  return (
    <div
      class="enough-choice row cluster gap-2 sans text-s middle"
      role="group"
      aria-label={say('score.may')}
    >
      {!isAlone && (
        <span class="text-centre" aria-hidden="true">
          {say('score.may')}
        </span>
      )}
      {[true, false].map((enough) => {
        const mark = pickMark({
          chosen: draft.enough === enough,
          wanted: verdict?.enough?.wanted === enough,
          checked: verdict !== undefined,
        });
        return (
          <button
            key={String(enough)}
            type="button"
            class="button tally-button"
            data-field={enough ? 'may' : 'may-not'}
            data-mark={mark}
            aria-pressed={draft.enough === enough}
            onClick={() => choose(enough)}
          >
            {enoughName(shown, enough, say)}
            {verdict && mark && (
              <span class="mark-sign grid centre sans" aria-hidden="true">
                {PICK_SIGNS[mark]}
              </span>
            )}
          </button>
        );
      })}
      {!isAlone && verdict && (
        <span class="visually-hidden figure-told text-centre">
          {judged?.enoughText(say, verdict)}
        </span>
      )}
    </div>
  );
}
