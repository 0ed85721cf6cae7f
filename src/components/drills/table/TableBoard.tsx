import { useRef } from 'preact/hooks';
import type { TableTypes } from '../../../engine/drills.ts';
import {
  answerText,
  promptOf,
  reasonText,
  ruleText,
  type Voice,
} from '../../../i18n/table-words.ts';
import { itemsOf, type TableDraft, takesSeveral, touched } from '../../../stores/table-draft.ts';
import { goOn } from '../../answer/answering.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { type Keys, useKeys } from '../../boards/use-keys.ts';
import type { BoardProps } from '../view.ts';
import { markOfChoice } from './marks.tsx';
import { TouchBoard } from './TouchBoard.tsx';
import '../../boards/board.css';
import './table.css';

export type TableBoardProps = BoardProps<TableTypes, TableDraft>;

/** A question about the table: something to touch, an answer, and its reason. */
export function TableBoard(props: TableBoardProps) {
  const { session, state, locale, say, onward, wholePage } = props;
  const root = useRef<HTMLDivElement>(null);
  const { shown, draft, verdict } = state;
  const touch = (item: string): void => session.edit(touched(shown, item));
  const digits = itemsOf(shown).map((item, at): [string, () => void] => [
    String(at + 1),
    () => touch(item),
  ]);
  const keys: Keys = {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    ...Object.fromEntries(digits.slice(0, 9)),
  };
  useKeys(root, wholePage, keys);

  return (
    <div class="table-question" ref={root}>
      <p class="table-prompt">{promptOf(shown, { locale, say })}</p>
      <TouchBoard
        {...{ shown, verdict, locale, say }}
        chosen={draft}
        markOf={(item) =>
          markOfChoice(item, { chosen: draft, ...(verdict && { answer: verdict.answer }) })
        }
        onTouch={touch}
      />
      <Actions {...props} />
      <Hints state={state} voice={{ locale, say }} />
      <Verdict right={verdict?.right}>{verdict && <Judged {...props} />}</Verdict>
      {verdict && <Reasons lines={verdict.reasons} voice={{ locale, say }} />}
    </div>
  );
}

/** Right or not, and how far from it. */
const Judged = ({ state: { shown, verdict }, say }: TableBoardProps) => {
  if (!verdict || verdict.right) return <>{say('table.right')}</>;
  const { found, missed, wrong } = verdict.marks;
  return (
    <>
      {takesSeveral(shown) && shown.ask !== 'families' && found > 0
        ? say('table.marks', { missed, wrong })
        : say('table.notYet')}
    </>
  );
};

interface ReasonsProps {
  readonly lines: readonly Parameters<typeof reasonText>[0][];
  readonly voice: Voice;
}

/** Why the answer is what it is. */
export const Reasons = ({ lines, voice }: ReasonsProps) => (
  <ol class="table-reason">
    {lines.map((line, at) => (
      <li key={`${at}`}>{reasonText(line, voice)}</li>
    ))}
  </ol>
);

interface HintsProps {
  readonly state: TableBoardProps['state'];
  readonly voice: Voice;
}

/** The hints taken so far, each saying more than the one before. */
const Hints = ({ state: { shown, hints, taken, verdict, hintSteps }, voice }: HintsProps) => {
  const { say } = voice;
  const texts =
    hints && !verdict
      ? [
          ruleText(shown.ask, say),
          hints.way.map((line) => reasonText(line, voice)).join(' '),
          say('table.hint.answer', { answer: answerText(shown, hints.answer, voice) }),
        ]
      : [];
  return (
    <ol class="question-hints" aria-live="polite" aria-label={say('answer.hints')}>
      {hintSteps.slice(0, taken).map((step, at) => texts[at] && <li key={step}>{texts[at]}</li>)}
    </ol>
  );
};

/** Check or a hint; then another question, and inside a page the same one again. */
function Actions({ session, state, onward, say }: TableBoardProps) {
  const { verdict, draft, taken, hintSteps, shown, texts, skill } = state;
  const left = hintSteps.length - taken;
  if (!verdict) {
    return (
      <div class="question-actions">
        <button
          type="button"
          class="button button--main"
          disabled={draft.length === 0}
          onClick={() => goOn(session, onward.go)}
        >
          {say('table.check')}
        </button>
        <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
          {say('answer.hintsLeft', { n: left })}
        </button>
      </div>
    );
  }
  const other = 'throws' in shown ? 'table.throwAgain' : 'table.another';
  const again = (): void =>
    session.ask({ asked: { texts, shown, hintSteps }, skill }, performance.now());
  return (
    <div class="question-actions">
      {onward.kind !== 'next' && (
        <button type="button" class="button button--main" onClick={again}>
          {say('table.again')}
        </button>
      )}
      <button
        type="button"
        class={onward.kind === 'next' ? 'button button--main' : 'button'}
        onClick={onward.go}
      >
        {say(onward.kind === 'next' ? 'table.next' : other)}
      </button>
    </div>
  );
}
