import type { DrillTypes } from '../../engine/drills.ts';
import type { DraftRules } from '../../stores/question/drill-session.ts';
import { Stage } from '../answer/Stage.tsx';
import { useLater } from '../parts/use-later.ts';
import type { BoardParts, BoardProps, QuestionView } from './view.ts';

interface Later<T extends DrillTypes, Draft, Own> {
  readonly rules: DraftRules<T, Draft>;
  readonly load: () => Promise<(props: BoardProps<T, Draft>, own: Own) => BoardParts<T, Draft>>;
  /** What the board remembers beside the draft. */
  readonly useOwn: () => Own;
  /** What is drawn otherwise than on other boards until then. */
  readonly drawn?: (props: BoardProps<T, Draft>) => Partial<BoardParts<T, Draft>>;
}

/** For a board that remembers nothing. */
export const useNothing = (): void => {};

/**
 * A board that is fetched once it is seen. The page has drawn its first question, which keeps the
 * room; until the board is here nothing is touched or judged.
 */
export const questionLater = <T extends DrillTypes, Draft, Own>({
  rules,
  load,
  useOwn,
  drawn,
}: Later<T, Draft, Own>): QuestionView<T, Draft> => ({
  rules,
  Board: function BoardLater(props) {
    const partsOf = useLater(load);
    const own = useOwn();
    if (partsOf) return <Stage {...props} {...partsOf(props, own)} />;
    const { state, position, hand, drawing } = props;
    return (
      <Stage
        {...props}
        isPending
        state={{ ...state, verdict: undefined }}
        context={position}
        hand={hand}
        answer={drawing}
        isReady={false}
        verdict={undefined}
        hintText={undefined}
        {...drawn?.(props)}
      />
    );
  },
});
