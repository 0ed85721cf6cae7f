import { useRef } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import { CheckOrHint } from './CheckOrHint.tsx';

interface SheetActionsProps {
  readonly session: { readonly hint: () => void; readonly reveal: (lines: number) => void };
  readonly hintsLeft: number;
  /** Lines of the sheet that are still closed; absent until the answer is given. */
  readonly linesLeft: number | undefined;
  /** Whether the same question is asked again, and not another one. */
  readonly again?: boolean;
  readonly say: Say;
}

/** What can be done now: check or a hint, then the sheet or the next hand. */
export function SheetActions({ session, hintsLeft, linesLeft, again, say }: SheetActionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const closed = linesLeft ?? 0;
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
        <CheckOrHint
          {...{ session, again, say }}
          left={hintsLeft}
          answered={linesLeft !== undefined}
        />
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
