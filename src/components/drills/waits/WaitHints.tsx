import type { WaitHintStep, WaitTypes } from '../../../engine/drills.ts';
import type { Group } from '../../../engine/notation.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tilesName } from '../../../i18n/tile-names.ts';
import type { WaitState } from '../../../stores/waits/wait-view.ts';

interface WaitHintsProps {
  readonly state: WaitState;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export const WaitHints = ({ state, locale, say }: WaitHintsProps) => {
  const { hints, hintSteps, taken, verdict } = state;
  const steps = verdict ? [] : hintSteps.slice(0, taken);
  return (
    <ol class="question-hints" aria-live="polite" aria-label={say('waits.hints')}>
      {hints &&
        steps.map((step) => (
          <li key={step}>{hintText(hints, step as WaitHintStep, locale, say)}</li>
        ))}
    </ol>
  );
};

function hintText(hints: WaitTypes['hints'], step: WaitHintStep, locale: Locale, say: Say): string {
  const named = (groups: readonly Group[]) =>
    listed(
      locale,
      groups.map((group) => groupName(say, group)),
    );
  switch (step) {
    case 'count':
      return hints.count > 0
        ? say('waits.hint.count', { n: hints.count })
        : say('waits.hint.countNone');
    case 'part':
      return hints.part.settled.length > 0
        ? say('waits.hint.part', { groups: named(hints.part.settled) })
        : say('waits.hint.whole');
    case 'reading':
      return say('waits.hint.reading', { groups: named(hints.reading?.groups ?? []) });
    case 'answer':
      return say('waits.hint.answer', { tiles: tilesName(say, locale, hints.answer) });
  }
}
