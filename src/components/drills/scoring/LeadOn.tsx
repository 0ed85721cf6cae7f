import type { ReadableAtom } from 'nanostores';
import { useRef } from 'preact/hooks';
import { levelName } from '../../../i18n/drill-levels.ts';
import type { NextLevel } from '../../../stores/in-a-row.ts';
import { useStore } from '../../answer/use-store.ts';
import type { ScoringBoardProps } from './board-props.ts';

interface LeadOnProps extends ScoringBoardProps {
  readonly $next: ReadableAtom<NextLevel | undefined>;
  /** The name of the words of its levels. */
  readonly words: string;
}

/**
 * After enough right answers in a row, the way to the next level. It stands there empty before,
 * or its filling would not be read out.
 */
export function LeadOn({ $next, words, state, onward, say }: LeadOnProps) {
  const next = useStore($next);
  const root = useRef<HTMLDivElement>(null);
  const goOn = (level: string): void => {
    // The button goes; the next thing to do takes its focus.
    root.current?.closest('form')?.querySelector<HTMLElement>('.button--main')?.focus();
    onward.choose?.({ level });
  };
  return (
    <div role="status" ref={root}>
      {state.verdict && next && (
        <p class="lead-on">
          {say('score.inARow', { n: next.right })}{' '}
          <button type="button" class="button" onClick={() => goOn(next.value)}>
            {say('score.onward', { level: levelName(say, words, next.value) })}
          </button>
        </p>
      )}
    </div>
  );
}
