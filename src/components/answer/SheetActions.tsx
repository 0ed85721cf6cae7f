import { useRef } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import { type Sheet, stepsOf } from '../../stores/score-sheet.ts';
import { CheckOrHint } from './CheckOrHint.tsx';

interface SheetActionsProps {
  readonly session: { readonly hint: () => void; readonly reveal: (lines: number) => void };
  /** Hints that are still to be had. */
  readonly left: number;
  /** Lines of the sheet that lie open. */
  readonly shown: number;
  /** Absent until the answer is given. */
  readonly sheet: Sheet | undefined;
  readonly say: Say;
}

/** What can be done now: check or a hint, then the sheet or the next hand. */
export function SheetActions({ session, left, shown, sheet, say }: SheetActionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const closed = sheet ? stepsOf(sheet) - shown : 0;
  const reveal = (lines: number): void => {
    session.reveal(lines);
    // The button that was pressed goes with the last line.
    if (lines < closed) return;
    root.current?.querySelector<HTMLElement>('.button--main')?.focus({ preventScroll: true });
  };
  return (
    <div class="question-actions" ref={root}>
      <CheckOrHint session={session} left={left} answered={sheet !== undefined} say={say} />
      {closed > 0 && (
        <>
          <button type="button" class="button" onClick={() => reveal(1)}>
            {say('score.nextLine')}
          </button>
          <button type="button" class="button" onClick={() => reveal(closed)}>
            {say('score.allLines')}
          </button>
        </>
      )}
    </div>
  );
}
