import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { ScoringTypes } from '../../../engine/drills.ts';
import { SCORING_RULES, type ScoringDraft } from '../../../stores/scoring/scoring-draft.ts';
import { goOn } from '../../answer/answering.ts';
import { HintList } from '../../answer/HintList.tsx';
import { SheetActions } from '../../answer/SheetActions.tsx';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { digitKeys, useKeys } from '../../boards/use-keys.ts';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';

export type ScoringBoardProps = BoardProps<ScoringTypes, ScoringDraft>;
export type Judged = typeof import('./ScoringJudged.tsx');

export type AnswerProps = ScoringBoardProps & WithJudged<Judged>;

interface DrillBoardProps extends ScoringBoardProps {
  readonly Answer: (props: AnswerProps) => ComponentChildren;
  /** What is asked, in words; absent inside a lesson, which asks by itself. */
  readonly asking?: ComponentChildren;
  readonly leadOn?: ComponentChildren;
  readonly accounts?: ComponentChildren;
  readonly note?: ComponentChildren;
}

export function ScoringForm(props: DrillBoardProps & WithJudged<Judged>) {
  const { session, state, locale, say, onward, wholePage, asking, judged } = props;
  const root = useRef<HTMLFormElement>(null);
  const { shown, verdict } = state;
  const lines = verdict && judged ? judged.sheetSteps(verdict.sheet) : 0;
  // Inside a lesson all of the sheet lies open, unless it leads up to the total asked for.
  const revealed = asking === undefined && shown.ask !== 'total' ? lines : state.revealed;
  const left = Math.max(0, lines - revealed);
  const proceed = (): void => {
    if (left > 0 && onward.kind === 'again') session.reveal(1);
    else goOn(session, onward.go);
  };
  useKeys(root, wholePage, {
    enter: proceed,
    h: session.hint,
    arrowright: () => session.reveal(1),
    ...digitKeys(root, '[data-field], .line-button', (found) =>
      found.matches('[data-field]') ? found.focus() : found.click(),
    ),
  });
  useVerdictInView(root, verdict !== undefined, state.texts);

  return (
    <form
      class="question scoring"
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
      noValidate
      aria-busy={state.busy}
    >
      {props.position}
      {asking}
      <props.Answer {...props} />
      <Verdict right={verdict?.right}>
        {verdict && judged?.scoringVerdictText(verdict, locale, say)}
      </Verdict>
      <SheetActions
        {...{ session, say }}
        hintsLeft={state.hintSteps.length - state.taken}
        linesLeft={verdict && left}
        again={onward.kind === 'again'}
      />
      {props.leadOn}
      <HintList
        state={state}
        label={say('answer.hints')}
        text={judged?.hintText({ shown, locale, say })}
      />
      {verdict && judged && (
        <judged.ScoringSolution {...{ shown, verdict, revealed, locale, say }} />
      )}
      {props.accounts}
      {props.note}
    </form>
  );
}

export const ScoringBoard = judgedLater<DrillBoardProps, Judged>(
  () => import('./ScoringJudged.tsx'),
  ScoringForm,
);

export const scoringQuestion = (
  Answer: DrillBoardProps['Answer'],
): QuestionView<ScoringTypes, ScoringDraft> => ({
  rules: SCORING_RULES,
  Board: (board) => <ScoringBoard {...board} Answer={Answer} />,
});
