import { useId, useState } from 'preact/hooks';
import { numberIn } from '../../stores/figures.ts';

interface GuessFormProps {
  readonly label: string;
  readonly action: string;
  /** Said where what was typed is no number. */
  readonly refusal: string;
  readonly onGuess: (guess: number) => void;
}

/** One number to type, and the button that has it checked; Enter checks as well. */
export function GuessForm({ label, action, refusal, onGuess }: GuessFormProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const id = useId();

  const submit = (event: Event): void => {
    event.preventDefault();
    const guess = numberIn(text);
    setRefused(guess === undefined);
    if (guess !== undefined) onGuess(guess);
  };
  return (
    <form class="guess" onSubmit={submit} noValidate>
      <label class="guess-field">
        <span>{label}</span>
        <input
          type="text"
          inputmode="decimal"
          autocomplete="off"
          value={text}
          aria-invalid={refused}
          aria-describedby={refused ? id : undefined}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button--main">
        {action}
      </button>
      {refused && (
        <p class="alert" id={id} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
