import { useId } from 'preact/hooks';
import { errorSpan, type LenientError } from '../../engine/notation.ts';
import { describeError } from '../../i18n/errors/errors.ts';
import type { Say } from '../../i18n/speak.ts';

interface HandFieldProps {
  readonly text: string;
  /** Absent while the reader is still typing. */
  readonly error: LenientError | undefined;
  /** What stands before the error, and after it. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly name?: string;
  readonly label?: string | undefined;
  readonly say: Say;
  readonly onType: (text: string) => void;
}

export function HandField({
  text,
  error,
  before,
  after,
  name = 'hand',
  label,
  say,
  onType,
}: HandFieldProps) {
  const told = useId();
  return (
    <div class="picker-field grid gap-2">
      <label class="field">
        <span>{label ?? say('pick.text')}</span>
        <input
          type="text"
          name={name}
          value={text}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error && told}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      {error && (
        <div class="alert picker-error grid" id={told}>
          <MarkedText text={text} error={error} />
          <p>
            {before} {describeError(say, error)} {after}
          </p>
        </div>
      )}
    </div>
  );
}

const CONTEXT_LENGTH = 24;

function MarkedText({ text, error }: Pick<HandFieldProps, 'text'> & { error: LenientError }) {
  const span = errorSpan(text, error);
  if (!span) return null;
  const from = Math.max(0, span.from - CONTEXT_LENGTH);
  const to = Math.min(text.length, span.to + CONTEXT_LENGTH);
  const marked = text.slice(span.from, span.to);
  const cut = marked.length > CONTEXT_LENGTH;
  return (
    <p class="picker-wrong" translate={false}>
      {from > 0 && '…'}
      {text.slice(from, span.from)}
      <mark>{cut ? marked.slice(0, CONTEXT_LENGTH) : marked}</mark>
      {cut ? '…' : text.slice(span.to, to)}
      {!cut && to < text.length && '…'}
    </p>
  );
}
