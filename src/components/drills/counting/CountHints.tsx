import {
  COUNT_HINTS,
  type CountHintStep,
  type CountHints as Hints,
} from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { itemName, placeOfRule } from '../../../i18n/score-names.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { TileRow } from '../../tiles/TileRow.tsx';

interface CountHintsProps {
  /** What the hints say; absent before the first one is taken. */
  readonly hints: Hints | undefined;
  /** How many were taken. */
  readonly taken: number;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export const CountHints = ({ hints, taken, locale, say }: CountHintsProps) => (
  <ol class="question-hints" aria-live="polite" aria-label={say('answer.hints')}>
    {hints &&
      COUNT_HINTS.slice(0, taken).map((step) => (
        <li key={step}>
          {hintText(hints, step, locale, say)}
          {step === 'groups' && <Groups hints={hints} say={say} />}
        </li>
      ))}
  </ol>
);

const Groups = ({ hints, say }: { readonly hints: Hints; readonly say: Say }) => (
  <span class="sheet-tiles">
    {hints.groups.map(({ place, tiles }) => (
      <TileRow key={place} tiles={tiles} say={say} size="small" />
    ))}
  </span>
);

function hintText(hints: Hints, step: CountHintStep, locale: Locale, say: Say): string {
  const { number, places, lines } = hints;
  if (step === 'groups') return say('count.hint.groups');
  if (number === 0) return say('count.hint.nothing');
  if (step === 'number') return say('count.hint.number', { n: number });
  if (step === 'places') {
    const names = [...new Set(places.map((place) => placeOfRule(say, place)))];
    return say('count.hint.places', { places: listed(locale, names) });
  }
  return say('count.hint.lines', {
    lines: lines.map((item) => itemName(say, 'tchou1924', item)).join(' · '),
  });
}
