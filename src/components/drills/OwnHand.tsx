import { useState } from 'preact/hooks';
import {
  parseWaitQuestion,
  type WaitQuestion,
  type WaitQuestionError,
} from '../../engine/index.ts';
import { describeError } from '../../i18n/errors.ts';
import type { Say } from '../../i18n/speak.ts';

interface OwnHandProps {
  readonly say: Say;
  /** The text of an address that was refused, to be mended here. */
  readonly refused: string | undefined;
  readonly onAsk: (question: WaitQuestion) => void;
}

/** A hand to type; a refusal names what is wrong and leaves the text as it is. */
export function OwnHand({ say, refused, onAsk }: OwnHandProps) {
  const [text, setText] = useState(refused ?? '');
  const [error, setError] = useState<WaitQuestionError | undefined>(undefined);

  const submit = (event: Event): void => {
    event.preventDefault();
    const read = parseWaitQuestion(text);
    setError(read.ok ? undefined : read.error);
    if (read.ok) onAsk(read.value);
  };

  return (
    <form class="own-hand" onSubmit={submit} noValidate>
      <label class="field">
        <span>{say('finder.own.label')}</span>
        <input
          type="text"
          name="own"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'own-error' : undefined}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {say('finder.own.read')}
      </button>
      {error && (
        <p class="alert" id="own-error" role="alert">
          {describeError(say, error)}
        </p>
      )}
    </form>
  );
}
