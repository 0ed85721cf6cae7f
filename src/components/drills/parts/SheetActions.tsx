import type { Say } from '../../../i18n/speak.ts';
import { type Sheet, stepsOf } from '../../../stores/score-sheet.ts';
import { CheckOrHint } from './answering.tsx';

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
  const closed = sheet ? stepsOf(sheet) - shown : 0;
  return (
    <div class="question-actions">
      <CheckOrHint session={session} left={left} answered={sheet !== undefined} say={say} />
      {closed > 0 && (
        <>
          <button type="button" class="button" onClick={() => session.reveal(1)}>
            {say('score.nextLine')}
          </button>
          <button type="button" class="button" onClick={() => session.reveal(closed)}>
            {say('score.allLines')}
          </button>
        </>
      )}
    </div>
  );
}
