import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableAsk, TableTypes } from '../../../engine/drills.ts';
import type { promptOf } from '../../../i18n/table-prompt.ts';
import { TABLE_RULES, type TableDraft, touched } from '../../../stores/table-draft.ts';
import { goOn } from '../../answer/answering.ts';
import { HintList } from '../../answer/HintList.tsx';
import { Verdict } from '../../answer/Verdict.tsx';
import { digitKeys, useKeys } from '../../boards/use-keys.ts';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import type { InnerBoardProps, marksOf, ShownOf } from './inner-board.tsx';
import '../../boards/board.css';
import './table.css';

type TableBoardProps = BoardProps<TableTypes, TableDraft>;
type Judged = typeof import('./TableJudged.tsx');

interface Drawing<Ask extends TableAsk> {
  readonly Touch: (props: InnerBoardProps<ShownOf<Ask>>) => ComponentChildren;
  readonly promptOf: typeof promptOf;
  readonly marksOf: typeof marksOf;
}

interface FormProps extends TableBoardProps {
  /** Until it is here, what was drawn when the page was built is shown. */
  readonly draw: Drawing<TableAsk> | undefined;
}

function TableForm(props: FormProps & WithJudged<Judged>) {
  const { session, state, locale, say, onward, wholePage, draw, judged } = props;
  const root = useRef<HTMLDivElement>(null);
  const { shown, draft, verdict } = state;
  const voice = { locale, say };
  const touch = (item: string): void => session.edit(touched(shown, item));
  useKeys(root, wholePage, {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    ...digitKeys(root, '[data-item]', (item) => item.click()),
  });
  // Hears what is touched, drawn here or when the page was built.
  useLayoutEffect(() => {
    const board = root.current;
    const listen = ({ target }: Event): void => {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-item]');
      if (item) touch(item.dataset['item'] ?? '');
    };
    board?.addEventListener('click', listen);
    return () => board?.removeEventListener('click', listen);
  });

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

export const tableQuestion = <Ask extends TableAsk>(
  useDrawing: () => Drawing<Ask> | undefined,
): QuestionView<TableTypes, TableDraft> => ({
  rules: TABLE_RULES,
  Board: function Board(props) {
    // A page hands in no question of another kind.
    const draw = useDrawing() as unknown as Drawing<TableAsk> | undefined;
    return <TableBoard {...props} draw={draw} />;
  },
});

function Actions({ session, state, onward, say }: TableBoardProps) {
  const { verdict, draft, taken, hintSteps, shown, texts, skill } = state;
  const left = hintSteps.length - taken;
  const isNext = onward.kind === 'next';
  const other = 'throws' in shown ? 'table.throwAgain' : 'table.another';
  const again = (): void =>
    session.ask({ asked: { texts, shown, hintSteps }, skill }, performance.now());
  return (
    <div class="question-actions">
      {!(verdict && isNext) && (
        <button
          type="button"
          class="button button--main"
          disabled={!verdict && draft.length === 0}
          onClick={verdict ? again : () => goOn(session, onward.go)}
        >
          {say(verdict ? 'table.again' : 'table.check')}
        </button>
      )}
      {verdict ? (
        <button type="button" class={isNext ? 'button button--main' : 'button'} onClick={onward.go}>
          {say(isNext ? 'table.next' : other)}
        </button>
      ) : (
        <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
          {say('answer.hintsLeft', { n: left })}
        </button>
      )}
    </div>
  );
}
