import {
  DISCARD_HINTS,
  type DiscardHintStep,
  type DiscardHints as Hints,
} from '../../../engine/index.ts';
import { awayName, copiesName } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tilesName } from '../../../i18n/tile-names.ts';

interface DiscardHintsProps {
  /** What the hints say; absent before the first one is taken. */
  readonly hints: Hints | undefined;
  /** How many were taken. */
  readonly taken: number;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export const DiscardHints = ({ hints, taken, locale, say }: DiscardHintsProps) => (
  <ol class="question-hints" aria-live="polite" aria-label={say('discards.hints')}>
    {hints &&
      DISCARD_HINTS.slice(0, taken).map((step) => (
        <li key={step}>{hintText(hints, step, locale, say)}</li>
      ))}
  </ol>
);

function hintText(hints: Hints, step: DiscardHintStep, locale: Locale, say: Say): string {
  switch (step) {
    case 'distance':
      return say('discards.hint.distance', { away: awayName(say, hints.distance) });
    case 'spare':
      return hints.allSpare
        ? say('discards.hint.spareAll')
        : say('discards.hint.spare', { tiles: tilesName(say, locale, hints.spare) });
    case 'count':
      return say('discards.hint.count', { copies: copiesName(say, hints.count) });
    case 'answer':
      return say('discards.hint.answer', {
        n: hints.answer.length,
        tiles: tilesName(say, locale, hints.answer),
      });
  }
}
