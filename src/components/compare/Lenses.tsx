import { useMemo } from 'preact/hooks';
import type { Lenses as LensesFound } from '../../engine/compare.ts';
import type { Refusal, ScoredHandError } from '../../engine/drills.ts';
import type { Result } from '../../engine/notation.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words/words.ts';
import { type Example, HandTold } from './HandTold.tsx';
import { LensRows } from './LensRows.tsx';
import { LensTable } from './LensTable.tsx';
import { Refused } from './Refused.tsx';
import { useCompared } from './use-compared.ts';
import { useToldHand } from './use-told-hand.ts';
import '../boards/board.css';
import '../answer/finder.css';
import '../picker/picker.css';
import './compare.css';

const EXAMPLES: readonly Example[] = [
  { word: 'lens.example.gates', hand: '1112345678999m' },
  { word: 'lens.example.onePair', hand: '1112345567899m' },
  { word: 'lens.example.plain', hand: '234m567p345s6788s' },
  { word: 'lens.example.orphans', hand: '19m19p19s1234567z' },
];

interface LensesProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

type Found = Result<LensesFound, Refusal & { readonly error: ScoredHandError }>;

/** A ready hand, and what each rule set sees of its waits. */
export function Lenses({ locale, words }: LensesProps) {
  const opened = useToldHand(words, locale, EXAMPLES[0]?.hand ?? '');
  const found = useCompared<Found>('lenses', opened.texts);
  const { told, say } = opened;
  const known = useMemo(() => (found?.ok ? found.value : undefined), [found]);
  if (!told) return <div class="compare" aria-busy="true" />;
  return (
    <div class="compare">
      <HandTold told={told} examples={EXAMPLES} say={say} />
      {found && !found.ok && <Refused refusal={found.error} size="lens.size" say={say} />}
      {known && (
        <>
          <LensTable {...known} say={say} />
          <LensRows lenses={known.lenses} locale={locale} say={say} />
        </>
      )}
    </div>
  );
}
