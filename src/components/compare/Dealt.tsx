import { useState } from 'preact/hooks';
import type { DiscardsUnder } from '../../engine/compare.ts';
import type { Texts } from '../../engine/drills.ts';
import type { Result } from '../../engine/notation.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/speak.ts';
import { HAND_PART } from '../../stores/analyser/tally.ts';
import type { HandInput } from '../../stores/compare/hand-input.ts';
import { Button } from '../parts/Button.tsx';
import { compareCaller } from './compare-caller.ts';
import { DealtCards } from './DealtCards.tsx';
import { HandComparison } from './HandComparison.tsx';
import type { ExampleHand } from './HandForm.tsx';

const EXAMPLES: readonly ExampleHand[] = [
  { word: 'dealt.example.kinds', hand: '1259m19p19s123467z' },
  { word: 'dealt.example.pairs', hand: '1133m5577p1199s15z' },
  { word: 'dealt.example.knitted', hand: '147m258p369s12345z' },
  { word: 'dealt.example.plain', hand: '234678m568p99145s' },
];

interface DealtProps {
  readonly locale: Locale;
  /** The page of the rules, an entry to be added. */
  readonly rules: Readonly<Record<string, string>>;
}

/** One hand to discard from, and the best discard under each rule set. */
export const Dealt = ({ rules, ...props }: DealtProps) => (
  <HandComparison<readonly DiscardsUnder[]>
    {...props}
    ask="dealt"
    size="dealt.size"
    examples={EXAMPLES}
    tools={(input, { say }) => <DealAnew input={input} say={say} />}
  >
    {(each, voice) => <DealtCards each={each} rules={rules} {...voice} />}
  </HandComparison>
);

function DealAnew({ input, say }: { readonly input: HandInput; readonly say: Say }) {
  const [isDealing, setDealing] = useState(false);
  const deal = async (): Promise<void> => {
    setDealing(true);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const dealt = (await compareCaller().call({ ask: 'anew', seed })) as Result<Texts, never>;
    setDealing(false);
    if (dealt.ok) input.replace(dealt.value[HAND_PART] ?? '');
  };
  return (
    <Button look="main" disabled={isDealing} onClick={deal}>
      {say('dealt.anew')}
    </Button>
  );
}
