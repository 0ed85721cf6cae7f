import { draftOf, written } from '../../../stores/settling/settle-draft.ts';
import type { SettleBoardProps } from './settle-props.ts';

/** One sum to write, where nothing else is asked for. */
export function OneSum({
  session,
  state,
  say,
}: Pick<SettleBoardProps, 'session' | 'state' | 'say'>) {
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
