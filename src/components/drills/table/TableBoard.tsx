import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableAsk, TableTypes } from '../../../engine/drills.ts';
import type { promptOf } from '../../../i18n/table-prompt.ts';
import {
  isWhole,
  TABLE_RULES,
  type TableDraft,
  touched,
} from '../../../stores/drafts/table-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import type { AskedTileProps, InnerBoardProps, marksOf, ShownOf } from './inner-board.tsx';
import '../../boards/board.css';

type TableBoardProps = BoardProps<TableTypes, TableDraft>;
type Judged = typeof import('./TableJudged.tsx');

interface Drawing<Ask extends TableAsk> {
  readonly Touch: (props: InnerBoardProps<ShownOf<Ask>>) => ComponentChildren;
  /** Beside the question. */
  readonly AskedTile?: (props: AskedTileProps) => ComponentChildren;
  readonly promptOf: typeof promptOf;
  readonly marksOf: typeof marksOf;
}

interface FormProps extends TableBoardProps {
  /** Until it is here, what was drawn when the page was built is shown. */
  readonly draw: Drawing<TableAsk> | undefined;
}

function TableForm(props: FormProps & WithJudged<Judged>) {
  const { session, state, locale, say, draw, judged } = props;
  const { shown, draft, verdict } = state;
  const voice = { locale, say };
  const touch = (item: string): void => session.edit(touched(shown, item));
  return (
    <Stage
      {...props}
      keys={(root) => digitKeys(root, '[data-item]', (item) => item.click())}
      spoken={draw?.promptOf(shown, voice)}
      context={draw ? <Prompt {...props} draw={draw} /> : props.position}
      answer={
        <Touched onTouch={touch} isDrawn={draw !== undefined} rove={judged?.roveTable}>
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
        </Touched>
      }
      isReady={isWhole(shown, draft)}
      verdict={verdict && judged?.verdictText(shown, verdict, say)}
      hintText={judged?.hintText(shown, voice)}
      reasons={verdict && judged && <judged.Reasons {...{ shown, verdict, locale, say }} />}
    />
  );
}

function Prompt({
  state: { shown },
  draw,
  locale,
  say,
}: FormProps & { readonly draw: Drawing<TableAsk> }) {
  const { AskedTile } = draw;
  return (
    <div class="table-asked row middle gap-3">
      <p class="table-prompt">{draw.promptOf(shown, { locale, say })}</p>
      {AskedTile && <AskedTile {...{ shown, say }} />}
    </div>
  );
}

interface TouchedProps {
  /** Here, and not when the page was built. */
  readonly isDrawn: boolean;
  readonly onTouch: (item: string) => void;
  /** Arrows go from seat to seat once what judges is here. */
  readonly rove: ((board: HTMLElement) => void) | undefined;
  readonly children: ComponentChildren;
}

/** Hears what is touched, drawn here or when the page was built. */
function Touched({ onTouch, isDrawn, rove, children }: TouchedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void (root.current && rove?.(root.current)), [rove]);
  useLayoutEffect(() => {
    const board = root.current;
    const listen = ({ target }: Event): void => {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-item]');
      if (item) onTouch(item.dataset['item'] ?? '');
    };
    board?.addEventListener('click', listen);
    return () => board?.removeEventListener('click', listen);
  });
  return (
    <div
      class="table-question column gap-3 sans text-s lining"
      data-drawn={isDrawn ? '' : undefined}
      ref={root}
    >
      {children}
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
