import { errorSpan, type LenientError } from '../../../engine/notation.ts';
import { describeError } from '../../../i18n/errors.ts';
import type { Say } from '../../../i18n/speak.ts';

interface HandFieldProps {
  readonly text: string;
  /** Absent while the reader is still typing. */
  readonly error: LenientError | undefined;
  readonly fromAddress: boolean;
  readonly hasEarlierHand: boolean;
  readonly say: Say;
  readonly onType: (text: string) => void;
}

const ERROR = 'analyser-error';

export function HandField({
  text,
  error,
  fromAddress,
  hasEarlierHand,
  say,
  onType,
}: HandFieldProps) {
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
            {hasEarlierHand && say('analyse.before')}
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
    <p class="analyser-wrong" translate={false}>
      {from > 0 && '…'}
      {text.slice(from, span.from)}
      <mark>{cut ? marked.slice(0, CONTEXT_LENGTH) : marked}</mark>
      {cut ? '…' : text.slice(span.to, to)}
      {!cut && to < text.length && '…'}
    </p>
  );
}
