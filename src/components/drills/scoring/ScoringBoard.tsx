import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { ticked } from '../../../stores/scoring/scoring-draft.ts';
import { goOn } from '../../answer/answering.ts';
import { HintList } from '../../answer/HintList.tsx';
import { SheetActions } from '../../answer/SheetActions.tsx';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { type Keys, useKeys } from '../../boards/use-keys.ts';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import type { ScoringBoardProps } from './board-props.ts';

/** What is said once hints are taken or the hand is judged. */
export type Judged = typeof import('./ScoringJudged.tsx');

export type AnswerProps = ScoringBoardProps & WithJudged<Judged>;

interface DrillBoardProps extends ScoringBoardProps {
  /** What is filled in, by what is asked. */
  readonly Answer: (props: AnswerProps) => ComponentChildren;
  /** What is asked, in words; absent inside a lesson, which asks by itself. */
  readonly asking?: ComponentChildren;
  /** Where a row of right answers leads. */
  readonly leadOn?: ComponentChildren;
  /** Who pays whom. */
  readonly accounts?: ComponentChildren;
  readonly note?: ComponentChildren;
}

/** Digits tick by place, or go to a field. */
function digitKeys({ session, state }: ScoringBoardProps, root: RefObject<HTMLElement>): Keys {
  const { shown } = state;
  const at = (place: number) => (): void => {
    const item = shown.lines[place];
    if (item) session.edit(ticked(item, shown));
    else root.current?.querySelectorAll<HTMLElement>('[data-field]')[place]?.focus();
  };
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((digit) => [digit % 10, at(digit - 1)]),
  );
}

/** One hand: its situation, its tiles, what is asked, hints, verdict, sheet and payments. */
export function ScoringForm(props: DrillBoardProps & WithJudged<Judged>) {
  const { session, state, locale, say, onward, wholePage, asking, judged } = props;
  const root = useRef<HTMLFormElement>(null);
  const { shown, verdict } = state;
  const lines = verdict && judged ? judged.sheetSteps(verdict.sheet) : 0;
  // Inside a lesson all of the sheet lies open, unless it leads up to the total asked for.
  const revealed = asking === undefined && shown.ask !== 'total' ? lines : state.revealed;
  const left = Math.max(0, lines - revealed);
  /** Checks, then reads the sheet where the question comes again, then goes on. */
  const proceed = (): void => {
    if (left > 0 && onward.kind === 'again') session.reveal(1);
    else goOn(session, onward.go);
  };
  useKeys(root, wholePage, {
    enter: proceed,
    h: session.hint,
    arrowright: () => session.reveal(1),
    ...digitKeys(props, root),
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
