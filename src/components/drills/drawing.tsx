import type { DrillTypes } from '../../engine/drills.ts';
import type { DraftRules } from '../../stores/question/drill-session.ts';
import { exerciseOf } from './Exercise.tsx';
import type { BoardParts, BoardProps } from './view.ts';

/** The first question as the page draws it, part by part, for a board that is fetched later. */
export function drawingOf<T extends DrillTypes, Draft>(
  rules: DraftRules<T, Draft>,
  partsOf: (props: BoardProps<T, Draft>) => BoardParts<T, Draft>,
) {
  return {
    Context: exerciseOf<T, Draft>({ rules, Board: (props) => <>{partsOf(props).context}</> }),
    Hand: exerciseOf<T, Draft>({ rules, Board: (props) => <>{partsOf(props).hand}</> }),
    Answer: exerciseOf<T, Draft>({
      rules,
      Board: (props) => {
        const { ask, answer } = partsOf(props);
        return (
          <>
            <p class="question-choose sans text-s text-centre soft">{ask}</p>
            {answer}
          </>
        );
      },
    }),
  };
}
