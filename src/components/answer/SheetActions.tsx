import { useRef } from 'preact/hooks';
import { type Sheet, sheetSteps } from '../../engine/scoring.ts';
import type { Say } from '../../i18n/speak.ts';
import { CheckOrHint } from './CheckOrHint.tsx';

interface SheetActionsProps {
  readonly session: { readonly hint: () => void; readonly reveal: (lines: number) => void };
  /** Hints that are still to be had. */
  readonly left: number;
  /** Lines of the sheet that lie open. */
  readonly shown: number;
  /** Absent until the answer is given. */
  readonly sheet: Sheet | undefined;
  /** Whether the same question is asked again, and not another one. */
  readonly again?: boolean;
  readonly say: Say;
}

/** What can be done now: check or a hint, then the sheet or the next hand. */
export function SheetActions({ session, left, shown, sheet, again, say }: SheetActionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const closed = sheet ? sheetSteps(sheet) - shown : 0;
  const reveal = (lines: number): void => {
    session.reveal(lines);
    // The button that was pressed goes with the last line.
    if (lines < closed) return;
    root.current?.querySelector<HTMLElement>('.button--main')?.focus({ preventScroll: true });
  };
  /** The same question again comes after its sheet. */
  const isReading = again === true && closed > 0;
  return (
    <div class="question-actions" ref={root}>
      {!isReading && (
        <CheckOrHint {...{ session, left, again, say }} answered={sheet !== undefined} />
      )}
      {closed > 0 && (
        <>
          <button
            type="button"
            class={isReading ? 'button button--main' : 'button'}
            onClick={() => reveal(1)}
          >
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
