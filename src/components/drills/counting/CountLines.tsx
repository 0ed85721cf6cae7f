import type { LineMark } from '../../../engine/index.ts';
import { itemName } from '../../../i18n/score-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { CountSession, CountState } from '../../../stores/counting/count-session.ts';
import type { CountView } from '../../../stores/counting/count-view.ts';
import { LineButton } from '../../answer/LineButton.tsx';
import type { PickMark } from '../../answer/picked.ts';

interface CountLinesProps {
  readonly session: CountSession;
  readonly state: CountState;
  readonly view: CountView;
  readonly say: Say;
}

const judgedMark = (mark: LineMark | undefined): PickMark | undefined =>
  mark === 'left' ? undefined : mark;

/** Lines of the table to tick. */
export function CountLines({ session, state, view, say }: CountLinesProps) {
  const { draft, verdict } = state;
  const markOf = (item: string): PickMark | undefined => {
    if (verdict) return judgedMark(view.marks.get(item));
    return draft.lines.includes(item) ? 'chosen' : undefined;
  };
  return (
    <ul class="line-choice count-lines" aria-label={say('count.lines')}>
      {view.lines.map(({ item }) => (
        <li key={item}>
          <LineButton
            name={itemName(say, 'tchou1924', item)}
            mark={markOf(item)}
            say={say}
            onTouch={verdict ? undefined : () => session.tick(item)}
          />
        </li>
      ))}
    </ul>
  );
}
