import type { LineVerdict } from '../../../engine/drills.ts';
import { itemName } from '../../../i18n/score-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { ticked } from '../../../stores/scoring/scoring-draft.ts';
import { PICK_SIGNS, type PickMark } from '../../answer/picked.ts';
import type { ScoringBoardProps } from './board-props.ts';
import type { AnswerProps, Judged } from './ScoringBoard.tsx';

/** Lines of the table to tick; once judged, each with its reason. */
export function ScoringLines({ session, state, say, judged }: AnswerProps) {
  const { shown, draft, verdict, unread } = state;
  return (
    <>
      <ul class="line-choice scoring-lines" aria-label={say(`${shown.rules}.lines` as WordKey)}>
        {shown.lines.map((item) => (
          <li key={item}>
            <ScoringLine
              rules={shown.rules}
              item={item}
              chosen={draft.lines.includes(item)}
              judged={verdict?.lines.find((line) => line.item === item)}
              say={say}
              reason={judged?.lineReason}
              onTouch={() => session.edit(ticked(item, shown))}
            />
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p class="alert" role="alert">
          {say('score.pickOne')}
        </p>
      )}
    </>
  );
}

interface ScoringLineProps {
  readonly rules: ScoringBoardProps['state']['shown']['rules'];
  readonly item: string;
  readonly chosen: boolean;
  /** Absent before the answer. */
  readonly judged: LineVerdict | undefined;
  readonly say: Say;
  /** Why a line counts or does not. */
  readonly reason: Judged['lineReason'] | undefined;
  readonly onTouch: () => void;
}

const markOf = ({ chosen, judged }: ScoringLineProps): PickMark | undefined => {
  if (!judged) return chosen ? 'chosen' : undefined;
  return judged.mark === 'left' ? undefined : judged.mark;
};

function ScoringLine(props: ScoringLineProps) {
  const { rules, item, judged, say, reason, onTouch } = props;
  const mark = markOf(props);
  return (
    <button
      type="button"
      class="line-button"
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'found' || mark === 'wrong'}
      onClick={judged ? undefined : onTouch}
    >
      <span class="line-sign" aria-hidden="true">
        {mark ? PICK_SIGNS[mark] : ''}
      </span>
      <span>
        {itemName(say, rules, item)}
        {judged && (
          <small class="line-why">
            {judged.mark !== 'left' && (
              <span class="visually-hidden">{say(`score.line.${judged.mark}`)} </span>
            )}
            {reason?.(say, rules, judged)}
          </small>
        )}
      </span>
    </button>
  );
}
