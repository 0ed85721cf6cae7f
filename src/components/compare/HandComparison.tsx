import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Refusal, ScoredHandError } from '../../engine/drills.ts';
import type { Result } from '../../engine/notation.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/index.ts';
import type { ToldHand } from '../../stores/compare/told-hand.ts';
import { type Example, HandTold } from './HandTold.tsx';
import { Refused } from './Refused.tsx';
import { useCompared } from './use-compared.ts';
import { useToldHand } from './use-told-hand.ts';
import '../boards/board.css';
import '../answer/finder.css';
import '../picker/picker.css';
import './compare.css';

interface ToldComparisonProps<Answer> extends Pick<Voice, 'locale'> {
  readonly words: Partial<Words>;
  readonly ask: Parameters<typeof useCompared>[0];
  readonly size: Parameters<typeof Refused>[0]['size'];
  /** The first of them is shown where the address has no hand. */
  readonly examples: readonly Example[];
  readonly tools?: (told: ToldHand, voice: Voice) => ComponentChildren;
  readonly children: (answer: Answer, voice: Voice) => ComponentChildren;
}

/** A hand that is told, and what each rule set makes of it. */
export function HandComparison<Answer>(props: ToldComparisonProps<Answer>) {
  const { locale, words, ask, size, examples, tools, children } = props;
  const { told, say, texts } = useToldHand(words, locale, examples[0]?.hand ?? '');
  const found = useCompared<Result<Answer, Refusal & { readonly error: ScoredHandError }>>(
    ask,
    texts,
  );
  const voice = useMemo(() => ({ locale, say }), [locale, say]);
  if (!told) return <div class="compare first-screen column pack-top gap-5" aria-busy="true" />;
  return (
    <div class="compare first-screen column pack-top gap-5">
      <HandTold told={told} examples={examples} say={say}>
        {tools?.(told, voice)}
      </HandTold>
      {found && !found.ok && <Refused refusal={found.error} size={size} say={say} />}
      {found?.ok && children(found.value, voice)}
    </div>
  );
}
