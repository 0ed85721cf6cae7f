import type { ComponentChildren } from 'preact';

interface HintListProps<Hints> {
  readonly state: {
    readonly hints: Hints | undefined;
    readonly hintSteps: readonly string[];
    readonly taken: number;
  };
  readonly label: string;
  /** What a step says; absent where no hint is shown. */
  readonly text: ((hints: Hints, step: string) => ComponentChildren) | undefined;
}

/** The hints taken so far, each saying more than the one before. */
export const HintList = <Hints,>({ state, label, text }: HintListProps<Hints>) => {
  const { hints, hintSteps, taken } = state;
  return (
    <ol class="question-hints" aria-live="polite" aria-label={label}>
      {hints !== undefined &&
        text &&
        hintSteps.slice(0, taken).map((step) => {
          const said = text(hints, step);
          return said !== '' && <li key={step}>{said}</li>;
        })}
    </ol>
  );
};
