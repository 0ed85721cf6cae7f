import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { goOn, submits } from '../../answer/answering.ts';
import { CheckOrHint } from '../../answer/CheckOrHint.tsx';
import { HintList } from '../../answer/HintList.tsx';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import { OneSum } from './OneSum.tsx';
import type { SettleBoardProps } from './settle-props.ts';
import '../../boards/board.css';
import './settling.css';

/** What is said once hints are taken or the sums are judged. */
type Judged = typeof import('./SettleJudged.tsx');

interface FormProps extends SettleBoardProps {
  /** Several payments and nets to fill in, where not one sum is asked for. */
  readonly cells?: ComponentChildren;
}

/** One table: who won, the seats with their scores, the sums, hints, verdict and accounts. */
function SettleForm(props: FormProps & WithJudged<Judged>) {
  const { session, state, locale, say, onward, wholePage, cells, judged } = props;
  const root = useRef<HTMLFormElement>(null);
  const { shown, verdict } = state;
  const focusOn = (place: number) => (): void =>
    root.current?.querySelectorAll<HTMLElement>('[data-field]')[place]?.focus();
  useKeys(root, wholePage, {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [digit, focusOn(digit - 1)])),
  });
  useVerdictInView(root, verdict !== undefined, state.texts);
  const told = { shown, locale, say };

  return (
    <form
      class="question settle-question"
      ref={root}
      onSubmit={submits(session, onward.go)}
      noValidate
    >
      {props.position}
      {!verdict && (
        <div class={cells ? 'settle-boards' : 'settle-boards settle-boards--sum'}>
          <div class="settle">{props.drawing}</div>
          {cells || <OneSum session={session} state={state} say={say} />}
        </div>
      )}
      <Verdict right={verdict?.right}>{verdict && judged?.verdictText(verdict, told)}</Verdict>
      {verdict && cells && judged && <judged.SettleMarks {...told} verdict={verdict} />}
      <div class="question-actions">
        <CheckOrHint
          session={session}
          left={state.hintSteps.length - state.taken}
          answered={verdict !== undefined}
          again={onward.kind !== 'next'}
          say={say}
        />
      </div>
      <HintList
        state={state}
        label={say('answer.hints')}
        text={verdict ? undefined : judged?.hintText(told)}
      />
      {verdict && judged && <judged.Accounts {...told} verdict={verdict} />}
      {!verdict && cells && <p class="question-note">{say('accounts.empty')}</p>}
    </form>
  );
}

export const SettleBoard = judgedLater<FormProps, Judged>(
  () => import('./SettleJudged.tsx'),
  SettleForm,
);
