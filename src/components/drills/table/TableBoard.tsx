import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableAsk, TableTypes } from '../../../engine/drills.ts';
import type { promptOf } from '../../../i18n/table-prompt.ts';
import { TABLE_RULES, type TableDraft, touched } from '../../../stores/table-draft.ts';
import { goOn } from '../../answer/answering.ts';
import { HintList } from '../../answer/HintList.tsx';
import { Verdict } from '../../answer/Verdict.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import type { InnerBoardProps, ShownOf } from './inner-board.ts';
import type { marksOf } from './marks.tsx';
import '../../boards/board.css';
import './table.css';

type TableBoardProps = BoardProps<TableTypes, TableDraft>;

/** What is said once hints are taken or the answer is judged. */
type Judged = typeof import('./TableJudged.tsx');

/** What the reader touches, for some kinds of questions. */
type TouchBoard<Ask extends TableAsk> = (props: InnerBoardProps<ShownOf<Ask>>) => ComponentChildren;

/** What draws a question. */
export interface Drawing<Ask extends TableAsk> {
  readonly Touch: TouchBoard<Ask>;
  readonly promptOf: typeof promptOf;
  readonly marksOf: typeof marksOf;
}

interface FormProps extends TableBoardProps {
  /** Until it is here, what was drawn when the page was built is shown. */
  readonly draw: Drawing<TableAsk> | undefined;
}

/** Hears what is touched, drawn here or when the page was built. */
function useTouches(root: RefObject<HTMLElement>, onTouch: (item: string) => void): void {
  useLayoutEffect(() => {
    const board = root.current;
    const listen = ({ target }: Event): void => {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-item]');
      if (item) onTouch(item.dataset['item'] ?? '');
    };
    board?.addEventListener('click', listen);
    return () => board?.removeEventListener('click', listen);
  });
}

/** A question about the table: something to touch, an answer, and its reason. */
function TableForm(props: FormProps & WithJudged<Judged>) {
  const { session, state, locale, say, onward, wholePage, draw, judged } = props;
  const root = useRef<HTMLDivElement>(null);
  const { shown, draft, verdict } = state;
  const voice = { locale, say };
  const touch = (item: string): void => session.edit(touched(shown, item));
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
    const press = () =>
      root.current?.querySelectorAll<HTMLElement>('[data-item]')[digit - 1]?.click();
    return [String(digit), press] as const;
  });
  useKeys(root, wholePage, {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    ...Object.fromEntries(digits),
  });
  useTouches(root, touch);

  return (
    <div class="table-question" ref={root}>
      {draw ? <p class="table-prompt">{draw.promptOf(shown, voice)}</p> : props.position}
      {draw ? (
        <draw.Touch
          {...{ shown, verdict, locale, say }}
          chosen={draft}
          markOf={draw.marksOf(draft, verdict?.answer)}
          onTouch={touch}
        />
      ) : (
        props.drawing
      )}
      <Actions {...props} />
      <HintList
        state={state}
        label={say('answer.hints')}
        text={verdict ? undefined : judged?.hintText(shown, voice)}
      />
      <Verdict right={verdict?.right}>
        {verdict && judged?.verdictText(shown, verdict, say)}
      </Verdict>
      {verdict && judged && <judged.Reasons lines={verdict.reasons} voice={voice} />}
    </div>
  );
}

const TableBoard = judgedLater<FormProps, Judged>(() => import('./TableJudged.tsx'), TableForm);

/** Questions about the table whose kinds this board can draw. */
export const tableQuestion = <Ask extends TableAsk>(
  useDrawing: () => Drawing<Ask> | undefined,
): QuestionView<TableTypes, TableDraft> => ({
  id: 'at-the-table',
  rules: TABLE_RULES,
  Board: function Board(props) {
    // A page hands in no question of another kind.
    const draw = useDrawing() as unknown as Drawing<TableAsk> | undefined;
    return <TableBoard {...props} draw={draw} />;
  },
});

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
