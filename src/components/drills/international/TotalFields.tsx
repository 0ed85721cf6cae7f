import { type TotalField, totalFields } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { enoughText, isPoints, totalFieldName, totalFieldText } from '../../../i18n/total-words.ts';
import type { TotalSession, TotalState } from '../../../stores/international/total-session.ts';

interface TotalFieldsProps {
  readonly session: TotalSession;
  readonly state: TotalState;
  readonly locale: Locale;
  readonly say: Say;
}

/** Points, whether the hand may go out, payments; once judged, each with what it should be. */
export function TotalFields({ session, state, locale, say }: TotalFieldsProps) {
  const { question, verdict } = state;
  if (verdict) return <Marks state={state} say={say} />;
  const fields = totalFields(question);
  const row = (wanted: readonly TotalField[]) =>
    wanted.map((field) => <Figure key={field} {...{ field, session, state, say }} />);
  return (
    <>
      <div class="count-fields">{row(fields.filter(isPoints))}</div>
      <May session={session} state={state} say={say} />
      <div class="count-fields">{row(fields.filter((field) => !isPoints(field)))}</div>
      <p class="question-note">{say('totals.empty')}</p>
      <Unread state={state} locale={locale} say={say} />
    </>
  );
}

interface PartProps {
  readonly session: TotalSession;
  readonly state: TotalState;
  readonly say: Say;
}

const Figure = ({ field, session, state, say }: PartProps & { readonly field: TotalField }) => (
  <label class="guess-field">
    <span>{totalFieldName(say, field)}</span>
    <input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      enterkeyhint="done"
      data-field={field}
      value={state.draft.figures[field] ?? ''}
      aria-invalid={state.unread.includes(field)}
      aria-describedby={state.unread.length > 0 ? 'total-unread' : undefined}
      onInput={({ currentTarget }) => session.write(field, currentTarget.value)}
    />
  </label>
);

const May = ({ session, state, say }: PartProps) => (
  <div class="total-may" role="group" aria-label={say('totals.may')}>
    <span aria-hidden="true">{say('totals.may')}</span>
    {[true, false].map((one) => (
      <button
        key={String(one)}
        type="button"
        class="button tally-button"
        data-field={one ? 'may' : 'may-not'}
        data-mark={state.draft.enough === one ? 'chosen' : undefined}
        aria-pressed={state.draft.enough === one}
        onClick={() => session.say(one)}
      >
        {say(one ? 'score.enough.yes' : 'score.enough.no')}
      </button>
    ))}
  </div>
);

interface UnreadProps {
  readonly state: TotalState;
  readonly locale: Locale;
  readonly say: Say;
}

/** What is missing, or is no number. */
function Unread({ state, locale, say }: UnreadProps) {
  const { unread, question, draft } = state;
  if (unread.length === 0) return null;
  const bad = totalFields(question).filter(
    (field) => unread.includes(field) && (draft.figures[field] ?? '').trim() !== '',
  );
  const names = bad.map((field) => totalFieldName(say, field));
  const missing = unread.includes('enough') ? 'totals.needEnough' : 'totals.needBase';
  return (
    <p class="alert" id="total-unread" role="alert">
      {bad.length > 0 ? say('count.noNumber', { fields: listed(locale, names) }) : say(missing)}
    </p>
  );
}

/** What was answered, judged one by one. */
function Marks({ state, say }: Omit<PartProps, 'session'>) {
  const { verdict } = state;
  if (!verdict) return null;
  const marks = verdict.fields.map((one) => ({
    text: totalFieldText(say, one),
    right: one.right,
    field: one.field,
  }));
  const may = {
    text: enoughText(say, verdict),
    right: verdict.enough.given === verdict.enough.wanted,
    field: 'enough',
  };
  const isFirst = ({ field }: { readonly field: string }): boolean =>
    field === 'base' || field === 'total';
  const all = [...marks.filter(isFirst), may, ...marks.filter((one) => !isFirst(one))];
  return (
    <ul class="field-marks">
      {all.map(({ text, right, field }) => (
        <li key={field} data-mark={right ? 'right' : 'wrong'}>
          <span class="line-sign" aria-hidden="true">
            {right ? '✓' : '✕'}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
