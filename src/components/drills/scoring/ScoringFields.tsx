import type { ComponentChildren } from 'preact';
import type { ScoringTypes } from '../../../engine/drills.ts';
import { fieldName } from '../../../i18n/score-names.ts';
import { listed } from '../../../i18n/speak.ts';
import { seatIn, written } from '../../../stores/scoring/scoring-draft.ts';
import type { ScoringBoardProps } from './board-props.ts';
import type { AnswerProps } from './ScoringBoard.tsx';

type Field = ScoringTypes['shown']['fields'][number];

const isFigure = ({ id }: Field): boolean => seatIn(id) === undefined;

interface ScoringFieldsProps extends AnswerProps {
  /** Whether the hand may go out, where that is asked too. */
  readonly enough?: ComponentChildren;
}

/** Figures, whether the hand may go out, payments; once judged, each with what it should be. */
export function ScoringFields(props: ScoringFieldsProps) {
  const { state, say, judged } = props;
  const { ask, fields } = state.shown;
  if (state.verdict) {
    // Of a total alone the verdict says all.
    return ask === 'total' || !judged ? null : (
      <judged.ScoringMarks {...props} verdict={state.verdict} />
    );
  }
  const payments = fields.filter((field) => !isFigure(field));
  return (
    <>
      <FieldRow {...props} fields={fields.filter(isFigure)} />
      {props.enough}
      {payments.length > 0 && (
        <>
          <FieldRow {...props} fields={payments} />
          <p class="question-note">{say('score.empty')}</p>
        </>
      )}
      <Unread {...props} />
    </>
  );
}

/** Where it is said what is wrong with the fields. */
const UNREAD = 'scoring-unread';

const FieldRow = ({
  fields,
  session,
  state,
  say,
}: ScoringBoardProps & { readonly fields: readonly Field[] }) => (
  <div class="scoring-fields">
    {fields.map(({ id }) => (
      <label class="guess-field" key={id}>
        <span>{fieldName(say, state.shown, id)}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          enterkeyhint="done"
          data-field={id}
          value={state.draft.figures[id] ?? ''}
          aria-invalid={state.unread.includes(id)}
          aria-describedby={state.unread.length > 0 ? UNREAD : undefined}
          onInput={({ currentTarget }) => session.edit(written(id, currentTarget.value))}
        />
      </label>
    ))}
  </div>
);

/** What is no number, or is missing. */
function Unread({ state, locale, say }: ScoringBoardProps) {
  const { unread, draft, shown } = state;
  if (unread.length === 0) return null;
  const isMissing = unread.every((id) => (draft.figures[id] ?? '').trim() === '');
  const names = unread.map((id) => (id === 'enough' ? '' : fieldName(say, shown, id)));
  const fields = { fields: listed(locale, names) };
  return (
    <p class="alert" id={UNREAD} role="alert">
      {unread.includes('enough')
        ? say('score.needEnough')
        : say(isMissing ? 'score.missing' : 'score.noNumber', fields)}
    </p>
  );
}
