import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { SettleTypes } from '../../../engine/drills.ts';
import {
  draftOf,
  SETTLE_RULES,
  type SettleDraft,
  written,
} from '../../../stores/settling/settle-draft.ts';
import { goOn, submits } from '../../answer/answering.ts';
import { CheckOrHint } from '../../answer/CheckOrHint.tsx';
import { HintList } from '../../answer/HintList.tsx';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { digitKeys, useKeys } from '../../boards/use-keys.ts';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import '../../boards/board.css';
import './settling.css';

export type SettleBoardProps = BoardProps<SettleTypes, SettleDraft>;
type Judged = typeof import('./SettleJudged.tsx');

interface FormProps extends SettleBoardProps {
  /** Several payments and nets to fill in, where not one sum is asked for. */
  readonly cells?: ComponentChildren;
}

function SettleForm(props: FormProps & WithJudged<Judged>) {
  const { session, state, locale, say, onward, wholePage, cells, judged } = props;
  const root = useRef<HTMLFormElement>(null);
  const { shown, verdict } = state;
  useKeys(root, wholePage, {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    ...digitKeys(root, '[data-field]', (field) => field.focus()),
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
        <div class="settle-boards">
          <div class="settle">{props.drawing}</div>
          {cells || <OneSum {...props} />}
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

function OneSum({ session, state, say }: SettleBoardProps) {
  const isBad = state.unread.length > 0;
  return (
    <label class="guess-field">
      <span>{say(`settle.field.${state.shown.unit}`)}</span>
      <input
        type="text"
        inputmode="decimal"
        autocomplete="off"
        enterkeyhint="done"
        data-field="sum"
        value={draftOf(state.draft, 'sum').text}
        aria-invalid={isBad}
        aria-describedby={isBad ? 'sum-unread' : undefined}
        onInput={({ currentTarget }) => session.edit(written('sum', currentTarget.value))}
      />
      {isBad && (
        <span class="alert" id="sum-unread" role="alert">
          {say('score.needNumber')}
        </span>
      )}
    </label>
  );
}

export const SettleBoard = judgedLater<FormProps, Judged>(
  () => import('./SettleJudged.tsx'),
  SettleForm,
);

export const SETTLE_QUESTION: QuestionView<SettleTypes, SettleDraft> = {
  rules: SETTLE_RULES,
  Board: SettleBoard,
};
