import type { ComponentChildren } from 'preact';
import type { SettleTypes } from '../../../engine/drills.ts';
import {
  draftOf,
  SETTLE_RULES,
  type SettleDraft,
  written,
} from '../../../stores/settling/settle-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { digitKeys } from '../../boards/use-keys.ts';
import { judgedLater, type WithJudged } from '../judged-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import '../../boards/board.css';
import './settling.css';

export type SettleBoardProps = BoardProps<SettleTypes, SettleDraft>;
type Judged = typeof import('./SettleJudged.tsx');

interface FormProps extends SettleBoardProps {
  /** Several payments and nets to fill in, where not one sum is asked for. */
  readonly cells?: ComponentChildren;
  readonly spoken?: string | undefined;
}

function SettleForm(props: FormProps & WithJudged<Judged>) {
  const { state, locale, say, cells, judged } = props;
  const { shown, draft, verdict } = state;
  const told = { shown, locale, say };
  return (
    <Stage
      {...props}
      keys={(root) => digitKeys(root, '[data-field]', (field) => field.focus())}
      spoken={props.spoken}
      context={props.position}
      answer={
        <div class="settle-boards">
          <div class="settle">{props.drawing}</div>
          {cells || <OneSum {...props} />}
        </div>
      }
      isReady={Object.values(draft).some(({ text }) => text.trim() !== '')}
      verdict={verdict && judged?.verdictText(verdict, told)}
      hintText={judged?.hintText(told)}
      aside={cells && <p class="question-note">{say('accounts.empty')}</p>}
      reasons={
        verdict &&
        judged && (
          <>
            {cells && <judged.SettleMarks {...told} verdict={verdict} />}
            <judged.Accounts {...told} verdict={verdict} />
          </>
        )
      }
    />
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
