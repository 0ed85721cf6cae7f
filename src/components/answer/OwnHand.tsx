import { useState } from 'preact/hooks';
import type { Texts } from '../../engine/drills.ts';
import type { Say } from '../../i18n/speak.ts';

interface TextField {
  readonly part: string;
  readonly label: string;
  /** What stands in it first: a text that was refused, to be mended here. */
  readonly text: string | undefined;
}

export interface OwnRefusal {
  readonly part: string;
  readonly why: string;
}

interface OwnHandProps {
  readonly say: Say;
  readonly fields: readonly TextField[];
  readonly onAsk: (texts: Texts) => Promise<OwnRefusal | undefined>;
}

/** A hand to type; a refusal names what is wrong and leaves the texts as they are. */
export function OwnHand({ say, fields, onAsk }: OwnHandProps) {
  const [texts, setTexts] = useState<Texts>(
    Object.fromEntries(fields.map(({ part, text }) => [part, text ?? ''])),
  );
  const [refusal, setRefusal] = useState<OwnRefusal | undefined>(undefined);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const [first] = fields;
    const written = Object.entries(texts).filter(([, text]) => text?.trim() !== '');
    setRefusal(await onAsk({ ...(first && { [first.part]: '' }), ...Object.fromEntries(written) }));
  };

  return (
    <form class="own-hand" onSubmit={submit} noValidate>
      {fields.map(({ part, label }) => (
        <label class="field" key={part}>
          <span>{label}</span>
          <input
            type="text"
            name={part}
            value={texts[part]}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={refusal?.part === part}
            aria-describedby={refusal?.part === part ? 'own-error' : undefined}
            onInput={({ currentTarget }) => setTexts({ ...texts, [part]: currentTarget.value })}
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
