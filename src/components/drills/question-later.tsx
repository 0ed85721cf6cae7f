import type { DrillTypes } from '../../engine/drills.ts';
import type { WordKey } from '../../i18n/words/words.ts';
import type { DraftRules } from '../../stores/drill-session.ts';
import { Stage } from '../answer/Stage.tsx';
import { useLater } from '../answer/use-later.ts';
import type { BoardParts, BoardProps, QuestionView } from './view.ts';

interface Later<T extends DrillTypes, Draft> {
  readonly rules: DraftRules<T, Draft>;
  readonly load: () => Promise<(props: BoardProps<T, Draft>) => BoardParts<T, Draft>>;
  /** What the main action is called, where it is no check. */
  readonly deed?: WordKey;
}

/**
 * A board that is fetched once it is seen. The page has drawn its first question, which keeps the
 * room; until the board is here nothing is touched or judged.
 */
export const questionLater = <T extends DrillTypes, Draft>({
  rules,
  load,
  deed,
}: Later<T, Draft>): QuestionView<T, Draft> => ({
  rules,
  Board: function BoardLater(props) {
    const partsOf = useLater(load);
    if (partsOf) return <Stage {...props} {...partsOf(props)} />;
    const { state, position, hand, drawing, say } = props;
    return (
      <Stage
        {...props}
        isPending
        state={{ ...state, verdict: undefined }}
        context={position}
        hand={hand}
        answer={drawing}
        deed={deed && say(deed)}
        isReady={false}
        verdict={undefined}
        hintText={undefined}
      />
    );
  },
});
