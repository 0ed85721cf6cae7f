import type { ComponentChildren } from 'preact';
import type { Sheet } from '../../engine/scoring.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/speak.ts';
import { ScoreSheet } from '../boards/ScoreSheet.tsx';

interface SheetSectionProps {
  readonly sheet: Sheet;
  /** Lines of it that lie open. */
  readonly shown: number;
  readonly locale: Locale;
  readonly say: Say;
  readonly children?: ComponentChildren;
}

/** The sheet as far as it is open, read out as it opens; fetched while the reader thinks. */
export const SheetSection = ({ sheet, shown, locale, say, children }: SheetSectionProps) => (
  <section class="count-sheet" aria-label={say('score.sheet')} aria-live="polite">
    <ScoreSheet sheet={sheet} locale={locale} say={say} shown={shown} />
    {children}
  </section>
);
