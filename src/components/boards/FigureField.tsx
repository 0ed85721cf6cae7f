import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import './figure-field.css';

/** How a figure was judged, in a sign and in words, and the right one under a wrong one. */
export interface FigureMark {
  readonly mark: 'right' | 'turned' | 'wrong' | 'free';
  readonly text: string;
  readonly wanted?: ComponentChildren;
}

const SIGNS = { right: '✓', turned: '⇄', wrong: '✕', free: '–' } as const;

interface FigureFieldProps {
  readonly name: string;
  readonly text: string;
  /** Whether the figure may have decimals. */
  readonly decimal?: boolean;
  /** What it is called. */
  readonly label: string;
  /** Whether its name is to be seen beside it. */
  readonly withLabel?: boolean;
  readonly isBad: boolean;
  readonly isJudged: boolean;
  readonly judged: FigureMark | undefined;
  readonly say: Say;
  readonly onWrite: (text: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** Where fingers write, a pad on the screen that leaves the hand in sight takes the keyboard's place. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

function useKeypad({ decimal, isJudged, say }: FigureFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!field.current || !isTouched()) return;
    field.current.inputMode = 'none';
    if (isJudged) field.current.blur();
  }, [isJudged]);
  const open = async (): Promise<void> => {
    const input = field.current;
    if (!input || isJudged || !isTouched()) return;
    const { openKeypad } = await import('./keypad.tsx');
    const point = decimal
      ? (0.1).toLocaleString(document.documentElement.lang).charAt(1)
      : undefined;
    if (document.activeElement === input) openKeypad(input, { point, say });
  };
  return { field, open };
}

/** A figure to write. Once it is judged it stays where it is, with its mark. */
export function FigureField(props: FigureFieldProps) {
  const { name, text, decimal, label, withLabel, isBad, isJudged, judged, onWrite, onKeyDown } =
    props;
  const mark = useId();
  const { field: input, open } = useKeypad(props);
  const field = (
    <span class="figure-field grid sans figure-line" data-mark={judged?.mark}>
      <input
        class="full-width ink"
        type="text"
        ref={input}
        onFocus={open}
        inputmode={decimal ? 'decimal' : 'numeric'}
        autocomplete="off"
        enterkeyhint="done"
        data-field={name}
        aria-label={label}
        value={text}
        readOnly={isJudged}
        aria-invalid={isBad}
        aria-describedby={judged && mark}
        onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {judged?.wanted !== undefined && (
        <span class="figure-wanted bold one-line" aria-hidden="true">
          {judged.wanted}
        </span>
      )}
      {judged && (
        <>
          <span class="figure-sign grid centre" aria-hidden="true">
            {SIGNS[judged.mark]}
          </span>
          <span class="visually-hidden figure-told" id={mark}>
            {judged.text}
          </span>
        </>
      )}
    </span>
  );
  if (!withLabel) return field;
  return (
    <div class="figure-labelled grid gap-1 sans text-xs soft">
      <span aria-hidden="true">{label}</span>
      {field}
    </div>
  );
}
