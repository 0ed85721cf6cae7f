import type { Lenses as LensesFound } from '../../engine/compare.ts';
import type { Voice } from '../../i18n/speak.ts';
import { HandComparison } from './HandComparison.tsx';
import type { ExampleHand } from './HandForm.tsx';
import { LensRows } from './LensRows.tsx';
import { LensTable } from './LensTable.tsx';

const EXAMPLES: readonly ExampleHand[] = [
  { word: 'lens.example.gates', hand: '1112345678999m' },
  { word: 'lens.example.onePair', hand: '1112345567899m' },
  { word: 'lens.example.plain', hand: '234m567p345s6788s' },
  { word: 'lens.example.orphans', hand: '19m19p19s1234567z' },
];

/** A ready hand, and what each rule set sees of its waits. */
export const Lenses = (props: Pick<Voice, 'locale'>) => (
  <HandComparison<LensesFound> {...props} ask="lenses" size="lens.size" examples={EXAMPLES}>
    {(known, { locale, say }) => (
      <>
        <LensTable {...known} say={say} />
        <LensRows lenses={known.lenses} locale={locale} say={say} />
      </>
    )}
  </HandComparison>
);
