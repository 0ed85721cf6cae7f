import type { Say } from '../../i18n/speak.ts';
import { PICK_SIGNS, type PickMark } from './picked.ts';
import './answers.css';

interface LineButtonProps {
  readonly name: string;
  readonly mark: PickMark | undefined;
  readonly say: Say;
  /** Absent once the answer is given. */
  readonly onTouch: (() => void) | undefined;
}

/** A line to tick; once judged, with its mark. */
export function LineButton({ name, mark, say, onTouch }: LineButtonProps) {
  const judged = mark !== undefined && mark !== 'chosen';
  return (
    <button
      type="button"
      class="line-button"
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'found' || mark === 'wrong'}
      aria-label={judged ? `${name}, ${say(`score.lines.mark.${mark}`)}` : undefined}
      onClick={onTouch}
    >
      <span class="line-sign" aria-hidden="true">
        {mark ? PICK_SIGNS[mark] : ''}
      </span>
      {name}
    </button>
  );
}
