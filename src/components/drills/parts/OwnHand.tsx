import { useState } from 'preact/hooks';
import type { Result } from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';

/** A text to type. */
interface TextField {
  readonly name: string;
  readonly label: string;
  /** What stands in it first: a text that was refused, to be mended here. */
  readonly text: string | undefined;
}

/** Why a text was refused, and which. */
export interface Refusal {
  readonly name: string;
  readonly why: string;
}

export interface OwnHandProps<Question> {
  readonly say: Say;
  readonly fields: readonly TextField[];
  readonly read: (texts: Readonly<Record<string, string>>) => Result<Question, Refusal>;
  readonly onAsk: (question: Question) => void;
}

/** A hand to type; a refusal names what is wrong and leaves the texts as they are. */
export function OwnHand<Question>({ say, fields, read, onAsk }: OwnHandProps<Question>) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(fields.map(({ name, text }) => [name, text ?? ''])),
  );
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);

  const submit = (event: Event): void => {
    event.preventDefault();
    const result = read(texts);
    setRefusal(result.ok ? undefined : result.error);
    if (result.ok) onAsk(result.value);
  };

  return (
    <form class="own-hand" onSubmit={submit} noValidate>
      {fields.map(({ name, label }) => (
        <label class="field" key={name}>
          <span>{label}</span>
          <input
            type="text"
            name={name}
            value={texts[name]}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={refusal?.name === name}
            aria-describedby={refusal?.name === name ? 'own-error' : undefined}
            onInput={({ currentTarget }) => setTexts({ ...texts, [name]: currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" class="button">
        {say('finder.own.read')}
      </button>
      {refusal && (
        <p class="alert" id="own-error" role="alert">
          {refusal.why}
        </p>
      )}
    </form>
  );
}
