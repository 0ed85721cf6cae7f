import { COUNT_FIELDS, type CountVerdict } from '../../../engine/index.ts';
import { fieldText } from '../../../i18n/count-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import type { CountSession, CountState } from '../../../stores/counting/count-session.ts';

interface CountFieldsProps {
  readonly session: CountSession;
  readonly state: CountState;
  readonly locale: Locale;
  readonly say: Say;
}

/** Points, fan and total to write; once judged, each with what it should be. */
export function CountFields({ session, state, locale, say }: CountFieldsProps) {
  const { draft, unread, verdict } = state;
  if (verdict) return <FieldMarks verdict={verdict} say={say} />;
  const bad = COUNT_FIELDS.filter((field) => unread.includes(field));
  return (
    <div class="count-fields">
      {COUNT_FIELDS.map((field) => (
        <label class="guess-field" key={field}>
          <span>{say(`count.field.${field}`)}</span>
          <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            enterkeyhint="done"
            data-field={field}
            value={draft.figures[field]}
            aria-invalid={bad.includes(field)}
            aria-describedby={bad.length > 0 ? 'count-unread' : undefined}
            onInput={({ currentTarget }) => session.write(field, currentTarget.value)}
          />
        </label>
      ))}
      {bad.length > 0 && (
        <p class="alert" id="count-unread" role="alert">
          {say('count.noNumber', {
            fields: listed(
              locale,
              bad.map((field) => say(`count.field.${field}`)),
            ),
          })}
        </p>
      )}
    </div>
  );
}

const SIGNS = { right: '✓', wrong: '✕', free: '–' } as const;

interface FieldMarksProps {
  readonly verdict: CountVerdict;
  readonly say: Say;
}

/** What was written, judged field by field. */
const FieldMarks = ({ verdict, say }: FieldMarksProps) => (
  <ul class="field-marks">
    {verdict.fields.map((one) => (
      <li key={one.field} data-mark={one.mark}>
        <span class="line-sign" aria-hidden="true">
          {SIGNS[one.mark]}
        </span>
        {fieldText(say, one)}
      </li>
    ))}
  </ul>
);
