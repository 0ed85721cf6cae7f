import type { Group, WaitHints as Hints, WaitHintStep } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tilesName } from '../../../i18n/tile-names.ts';

interface WaitHintsProps {
  /** What the hints say; absent before the first one is taken. */
  readonly hints: Hints | undefined;
  /** How many were taken. */
  readonly taken: number;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export function WaitHints({ hints, taken, locale, say }: WaitHintsProps) {
  return (
    <ol class="question-hints" aria-live="polite" aria-label={say('waits.hints')}>
      {hints?.steps.slice(0, taken).map((step) => (
        <li key={step}>{hintText(hints, step, locale, say)}</li>
      ))}
    </ol>
  );
}

function hintText(hints: Hints, step: WaitHintStep, locale: Locale, say: Say): string {
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
