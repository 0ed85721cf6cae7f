import { errorSpan, type LenientError } from '../../../engine/index.ts';
import { describeError } from '../../../i18n/errors.ts';
import type { Say } from '../../../i18n/speak.ts';

interface HandFieldProps {
  readonly text: string;
  /** What is wrong with the text, once that is to be said. */
  readonly error: LenientError | undefined;
  /** Whether the text came in the address. */
  readonly fromAddress: boolean;
  /** Whether an earlier hand still lies on the table. */
  readonly before: boolean;
  readonly say: Say;
  readonly onType: (text: string) => void;
}

const ERROR = 'analyser-error';

/** The hand as text, and beside it what is wrong and where. */
export function HandField({ text, error, fromAddress, before, say, onType }: HandFieldProps) {
  return (
    <div class="analyser-field">
      <label class="field">
        <span>{say('analyse.text')}</span>
        <input
          type="text"
          name="hand"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error ? ERROR : undefined}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      {error && (
        <div class="alert analyser-error" id={ERROR}>
          <MarkedText text={text} error={error} />
          <p>
            {fromAddress && say('analyse.refused')} {describeError(say, error)}{' '}
            {before && say('analyse.before')}
          </p>
        </div>
      )}
    </div>
  );
}

/** So much of a long text stands on either side of what is wrong. */
const AROUND = 24;

/** The text around the place where it goes wrong, with that place marked. */
function MarkedText({ text, error }: Pick<HandFieldProps, 'text'> & { error: LenientError }) {
  const span = errorSpan(text, error);
  if (!span) return null;
  const from = Math.max(0, span.from - AROUND);
  const to = Math.min(text.length, span.to + AROUND);
  const marked = text.slice(span.from, span.to);
  const cut = marked.length > AROUND;
  return (
    <p class="analyser-wrong" translate={false}>
      {from > 0 && '…'}
      {text.slice(from, span.from)}
      <mark>{cut ? marked.slice(0, AROUND) : marked}</mark>
      {cut ? '…' : text.slice(span.to, to)}
      {!cut && to < text.length && '…'}
    </p>
  );
}
