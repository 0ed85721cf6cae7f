/** What is said once there is something to say: hints, the verdict, its reasons. */
import type { ComponentChildren } from 'preact';
import type { DrillTypes } from '../../engine/drills.ts';
import type { StageProps } from '../answer/Stage.tsx';
import { useLater } from '../parts/use-later.ts';
import type { BoardProps, PositionProps, QuestionView, SolvedProps } from './view.ts';

/** The same three for every drill, on its board and on paper. */
export interface Judgement<T extends DrillTypes> {
  readonly verdictText: (verdict: T['verdict'], position: PositionProps<T>) => string;
  readonly hintText: (
    hints: T['hints'],
    step: string,
    position: PositionProps<T>,
  ) => ComponentChildren;
  readonly Reasons: (props: SolvedProps<T>) => ComponentChildren;
}

export interface VerdictPart<Judged> {
  /** Absent until it is fetched. */
  readonly judged: Judged | undefined;
}

/** A board that fetches its words for hints and verdicts; until they are here, nothing is judged. */
export const boardLater = <Props extends { readonly state: { readonly verdict: unknown } }, Judged>(
  load: () => Promise<Judged>,
  Board: (props: Props & VerdictPart<Judged>) => ComponentChildren,
) =>
  function JudgedLater(props: Props) {
    const judged = useLater(load);
    const state = judged ? props.state : { ...props.state, verdict: undefined };
    return <Board {...props} state={state} judged={judged} />;
  };

export type JudgedBoardProps<T extends DrillTypes, Draft> = BoardProps<T, Draft> &
  VerdictPart<Judgement<T>>;

export const judgedLater = <T extends DrillTypes, Draft>(
  load: () => Promise<Judgement<T>>,
  Board: (props: JudgedBoardProps<T, Draft>) => ComponentChildren,
): QuestionView<T, Draft>['Board'] => boardLater<BoardProps<T, Draft>, Judgement<T>>(load, Board);

/** What a board hands to its stage. */
export function judgementOn<T extends DrillTypes, Draft>({
  judged,
  state: { shown, verdict },
  locale,
  say,
}: JudgedBoardProps<T, Draft>): Pick<StageProps<T, Draft>, 'verdict' | 'hintText' | 'reasons'> {
  const position = { shown, locale, say };
  return {
    verdict: verdict && judged?.verdictText(verdict, position),
    hintText: judged && ((hints, step) => judged.hintText(hints, step, position)),
    reasons: verdict && judged && <judged.Reasons {...position} verdict={verdict} />,
  };
}

/** On paper, where the right answer is judged. */
export const solvedWith =
  <T extends DrillTypes>({ verdictText, Reasons }: Judgement<T>) =>
  (props: SolvedProps<T>) => (
    <>
      <p>{verdictText(props.verdict, props)}</p>
      <Reasons {...props} />
    </>
  );
