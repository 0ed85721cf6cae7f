import type { DiscardHintStep, TypesOf } from '../../../engine/drills.ts';
import { awayName, copiesName } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tilesName } from '../../../i18n/tile-names.ts';
import type { DiscardState } from '../../../stores/discards/discard-draft.ts';

interface DiscardHintsProps {
  readonly state: DiscardState;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export const DiscardHints = ({ state, locale, say }: DiscardHintsProps) => {
  const { hints, hintSteps, taken, verdict } = state;
  const steps = verdict ? [] : hintSteps.slice(0, taken);
  return (
    <ol class="question-hints" aria-live="polite" aria-label={say('discards.hints')}>
      {hints &&
        steps.map((step) => (
          <li key={step}>{hintText(hints, step as DiscardHintStep, locale, say)}</li>
        ))}
    </ol>
  );
};

function hintText(
  hints: TypesOf<'what-discard'>['hints'],
  step: DiscardHintStep,
  locale: Locale,
  say: Say,
): string {
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
