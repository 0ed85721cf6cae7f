import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Refusal, ScoredHandError } from '../../engine/drills.ts';
import type { Result } from '../../engine/notation.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { HandInput } from '../../stores/compare/hand-input.ts';
import { type ExampleHand, HandForm } from './HandForm.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { useComparison } from './use-comparison.ts';
import { useHandInput } from './use-hand-input.ts';
import '../boards/board.css';
import '../answer/finder.css';
import '../picker/picker.css';
import './compare.css';

interface HandComparisonProps<Answer> extends Pick<Voice, 'locale'> {
  readonly ask: Parameters<typeof useComparison>[0];
  readonly size: Parameters<typeof RefusalNote>[0]['size'];
  /** The first of them is shown where the address has no hand. */
  readonly examples: readonly ExampleHand[];
  readonly tools?: (input: HandInput, voice: Voice) => ComponentChildren;
  readonly children: (answer: Answer, voice: Voice) => ComponentChildren;
}

/** A hand that is chosen, and what each rule set makes of it. */
export function HandComparison<Answer>(props: HandComparisonProps<Answer>) {
  const { locale, ask, size, examples, tools, children } = props;
  const { input, say, texts } = useHandInput(locale, examples[0]?.hand ?? '');
  const found = useComparison<Result<Answer, Refusal & { readonly error: ScoredHandError }>>(
    ask,
    texts,
  );
  const voice = useMemo(() => ({ locale, say }), [locale, say]);
  if (!input) return <div class="compare first-screen column pack-top gap-5" aria-busy="true" />;
  return (
    <div class="compare first-screen column pack-top gap-5">
      <HandForm input={input} examples={examples} say={say}>
        {tools?.(input, voice)}
      </HandForm>
      {found && !found.ok && <RefusalNote refusal={found.error} size={size} say={say} />}
      {found?.ok && children(found.value, voice)}
    </div>
  );
}
