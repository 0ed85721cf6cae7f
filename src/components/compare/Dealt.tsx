import { useMemo, useState } from 'preact/hooks';
import type { DiscardsUnder } from '../../engine/compare.ts';
import type { Refusal, ScoredHandError, Texts } from '../../engine/drills.ts';
import type { Result } from '../../engine/notation.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words/words.ts';
import { HAND_PART } from '../../stores/analyser/tally.ts';
import { compareCaller } from './compare-caller.ts';
import { DealtCards } from './DealtCards.tsx';
import { type Example, HandTold } from './HandTold.tsx';
import { Refused } from './Refused.tsx';
import { useCompared } from './use-compared.ts';
import { useToldHand } from './use-told-hand.ts';
import '../boards/board.css';
import '../answer/finder.css';
import '../picker/picker.css';
import './compare.css';

const EXAMPLES: readonly Example[] = [
  { word: 'dealt.example.kinds', hand: '1259m19p19s123467z' },
  { word: 'dealt.example.pairs', hand: '1133m5577p1199s15z' },
  { word: 'dealt.example.knitted', hand: '147m258p369s12345z' },
  { word: 'dealt.example.plain', hand: '234678m568p99145s' },
];

interface DealtProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  /** The page of the rules, an entry to be added. */
  readonly rules: Readonly<Record<string, string>>;
}

type Found = Result<readonly DiscardsUnder[], Refusal & { readonly error: ScoredHandError }>;

/** One hand to discard from, and the best discard under each rule set. */
export function Dealt({ locale, words, rules }: DealtProps) {
  const { told, say, texts } = useToldHand(words, locale, EXAMPLES[0]?.hand ?? '');
  const [isDealing, setDealing] = useState(false);
  const found = useCompared<Found>('dealt', texts);
  const each = useMemo(() => (found?.ok ? found.value : undefined), [found]);
  if (!told) return <div class="compare" aria-busy="true" />;
  const deal = async (): Promise<void> => {
    setDealing(true);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const dealt = (await compareCaller().call({ ask: 'anew', seed })) as Result<Texts, never>;
    setDealing(false);
    if (dealt.ok) told.replace(dealt.value[HAND_PART] ?? '');
  };
  return (
    <div class="compare">
      <HandTold told={told} examples={EXAMPLES} say={say}>
        <button type="button" class="button button--main" disabled={isDealing} onClick={deal}>
          {say('dealt.anew')}
        </button>
      </HandTold>
      {found && !found.ok && <Refused refusal={found.error} size="dealt.size" say={say} />}
      {each && <DealtCards each={each} {...{ locale, rules, say }} />}
    </div>
  );
}
