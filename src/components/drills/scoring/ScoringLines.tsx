import type { LineVerdict } from '../../../engine/drills.ts';
import { itemName } from '../../../i18n/scores/score-names.ts';
import { openKey } from '../../../i18n/speak.ts';
import { tickLine } from '../../../stores/drafts/scoring-draft.ts';
import { PICK_SIGNS, type PickMark } from '../../boards/pick-mark.ts';
import type { AnswerProps } from './ScoringBoard.tsx';

export const ScoringLines = (props: AnswerProps) => {
  const { rules, lines } = props.state.shown;
  return (
    <>
      <ul
        class="line-choice grid gap-1 plain-list scoring-lines"
        aria-label={props.say(openKey(`${rules}.lines`))}
      >
        {lines.map((item) => (
          <li key={item}>
            <ScoringLine {...props} item={item} />
          </li>
        ))}
      </ul>
      <LineReasons {...props} />
    </>
  );
};

/** On a phone the reasons stand below the lines, which stay as high as they were. */
function LineReasons({ state: { shown, verdict }, say, judged }: AnswerProps) {
  if (!verdict || !judged) return null;
  return (
    <ul class="line-reasons grid gap-1 plain-list text-xs">
      {verdict.lines.map((line) => (
        <li key={line.item}>
          {itemName(say, shown.rules, line.item)}{' '}
          <span class="sans soft">{judged.lineReason(say, shown.rules, line)}</span>
        </li>
      ))}
    </ul>
  );
}

function markOf(chosen: boolean, judged: LineVerdict | undefined): PickMark | undefined {
  if (!judged) return chosen ? 'chosen' : undefined;
  return judged.mark === 'left' ? undefined : judged.mark;
}

interface ScoringLineProps extends AnswerProps {
  readonly item: string;
}

function ScoringLine({ session, state, say, judged, item }: ScoringLineProps) {
  const { shown, draft } = state;
  const verdict = state.verdict?.lines.find((line) => line.item === item);
  const mark = markOf(draft.lines.includes(item), verdict);
  return (
    <button
      type="button"
      class="line-button grid gap-2 full-width touch text-s"
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'found' || mark === 'wrong'}
      onClick={() => session.edit(tickLine(item, shown))}
    >
      <span class="line-sign grid centre sans" aria-hidden="true">
        {mark && PICK_SIGNS[mark]}
      </span>
      <span>
        {itemName(say, shown.rules, item)}
        {verdict && verdict.mark !== 'left' && (
          <span class="visually-hidden"> {say(`score.line.${verdict.mark}`)} </span>
        )}
        {verdict && (
          <span class="line-why sans soft">{judged?.lineReason(say, shown.rules, verdict)}</span>
        )}
      </span>
    </button>
  );
}
