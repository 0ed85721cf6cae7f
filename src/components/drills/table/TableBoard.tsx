import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableTypes } from '../../../engine/drills.ts';
import { promptOf } from '../../../i18n/table/table-prompt.ts';
import { isFilled, type TableDraft, touchItem } from '../../../stores/drafts/table-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { boardLater, judgementOn, type VerdictPart } from '../judgement.tsx';
import type { BoardProps, PositionProps } from '../view.ts';
import { AskBoard } from './AskBoard.tsx';
import { AskedTile } from './HandAskBoard.tsx';
import { marksOf } from './inner-board.tsx';
import '../../boards/board.css';

type TableBoardProps = BoardProps<TableTypes, TableDraft>;
type Judged = typeof import('./TableReasons.tsx');

function TableForm(props: TableBoardProps & VerdictPart<Judged>) {
  const { session, state, locale, say, judged } = props;
  const { shown, draft, verdict } = state;
  const touch = (item: string): void => session.edit(touchItem(shown, item));
  return (
    <Stage
      {...props}
      {...judgementOn({ ...props, judged: judged?.TABLE_JUDGEMENT })}
      keys={(root) => digitKeys(root, '[data-item]')}
      spoken={promptOf(shown, { locale, say })}
      context={<Prompt {...{ shown, locale, say }} />}
      answer={
        <TouchArea onTouch={touch} rove={judged?.roveTable}>
          <AskBoard
            {...{ shown, verdict, locale, say }}
            chosen={draft}
            markOf={marksOf(draft, verdict?.answer)}
            onTouch={touch}
          />
        </TouchArea>
      }
      isReady={isFilled(shown, draft)}
    />
  );
}

const Prompt = ({ shown, locale, say }: PositionProps<TableTypes>) => (
  <div class="table-asked row middle gap-3">
    <p class="table-prompt text-m">{promptOf(shown, { locale, say })}</p>
    <AskedTile {...{ shown, say }} />
  </div>
);

interface TouchAreaProps {
  readonly onTouch: (item: string) => void;
  /** Arrows go from seat to seat once what judges is here. */
  readonly rove: ((board: HTMLElement) => void) | undefined;
  readonly children: ComponentChildren;
}

/** Hears what is touched. */
function TouchArea({ onTouch, rove, children }: TouchAreaProps) {
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
    <div class="table-question column gap-3 sans text-s lining" ref={root}>
      {children}
    </div>
  );
}

export const TableBoard = boardLater<TableBoardProps, Judged>(
  () => import('./TableReasons.tsx'),
  TableForm,
);
