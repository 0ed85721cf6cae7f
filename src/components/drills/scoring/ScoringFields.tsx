import type { ScoringTypes } from '../../../engine/drills.ts';
import { enoughText, fieldName, fieldText } from '../../../i18n/scoring-words.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { seatIn, written } from '../../../stores/scoring/scoring-draft.ts';
import type { ScoringBoardProps } from './board-props.ts';
import { EnoughChoice } from './EnoughChoice.tsx';

type Field = ScoringTypes['shown']['fields'][number];

const isFigure = ({ id }: Field): boolean => seatIn(id) === undefined;

/** Figures, whether the hand may go out, payments; once judged, each with what it should be. */
export function ScoringFields(props: ScoringBoardProps) {
  const { state, say } = props;
  const { ask, fields, least } = state.shown;
  // Of a total alone the verdict says all.
  if (state.verdict) return ask === 'total' ? null : <Marks state={state} say={say} />;
  const payments = fields.filter((field) => !isFigure(field));
  return (
    <>
      <FieldRow {...props} fields={fields.filter(isFigure)} />
      {least !== undefined && <EnoughChoice {...props} />}
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

const SIGNS = { right: '✓', wrong: '✕', free: '–' } as const;

interface Mark {
  readonly id: string;
  readonly text: string;
  readonly mark: keyof typeof SIGNS;
}

/** What was answered, judged one by one: figures, whether it may go out, payments. */
function Marks({ state, say }: { readonly state: ScoringBoardProps['state']; readonly say: Say }) {
  const { shown, verdict } = state;
  if (!verdict) return null;
  const marks = verdict.fields.map((judged): Mark => {
    const name = fieldName(say, shown, judged.field);
    return { id: judged.field, text: fieldText(say, name, judged), mark: judged.mark };
  });
  const figures = marks.filter(({ id }) => seatIn(id) === undefined);
  const payments = marks.filter(({ id }) => seatIn(id) !== undefined);
  const { enough } = verdict;
  const may = enough && {
    id: 'enough',
    text: enoughText(say, verdict),
    mark: enough.given === enough.wanted ? ('right' as const) : ('wrong' as const),
  };
  return (
    <ul class="field-marks">
      {[...figures, ...(may ? [may] : []), ...payments].map(({ id, text, mark }) => (
        <li key={id} data-mark={mark}>
          <span class="line-sign" aria-hidden="true">
            {SIGNS[mark]}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
