import { said } from '../../../stores/scoring/scoring-draft.ts';
import { markOf, PICK_SIGNS } from '../../answer/picked.ts';
import type { ScoringBoardProps } from './ScoringBoard.tsx';

/** Alone it is the whole answer, and one touch gives it. */
export function EnoughChoice({ session, state, say }: ScoringBoardProps) {
  const { shown, draft, verdict, unread } = state;
  const isAlone = shown.ask === 'enough';
  const choose = (enough: boolean): void => {
    session.edit(said(enough));
    if (isAlone) void session.check(performance.now());
  };
  return (
    <div class="enough-choice" role="group" aria-label={say('score.may')}>
      {!isAlone && <span aria-hidden="true">{say('score.may')}</span>}
      {[true, false].map((enough) => {
        const mark = markOf({
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
            {verdict && mark && <span aria-hidden="true">{PICK_SIGNS[mark]}</span>}
            {say(enough ? 'score.enough.yes' : 'score.enough.no')}
          </button>
        );
      })}
      {isAlone && unread.length > 0 && (
        <p class="alert" role="alert">
          {say('score.needEnough')}
        </p>
      )}
    </div>
  );
}
