import { FAN_HINTS, type FanHintStep, type FanHints } from '../../../engine/index.ts';
import { itemName } from '../../../i18n/score-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import { TileRow } from '../../tiles/TileRow.tsx';

interface HintsProps {
  /** What the hints say; absent before the first one is taken. */
  readonly hints: FanHints | undefined;
  /** How many were taken. */
  readonly taken: number;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export const FanHintList = ({ hints, taken, say }: HintsProps) => (
  <ol class="question-hints" aria-live="polite" aria-label={say('answer.hints')}>
    {hints &&
      FAN_HINTS.slice(0, taken).map((step) => (
        <li key={step}>
          {hintText(hints, step, say)}
          {step === 'groups' && (
            <span class="sheet-tiles">
              {hints.groups.map(({ place, tiles }) => (
                <TileRow key={place} tiles={tiles} say={say} size="small" />
              ))}
            </span>
          )}
        </li>
      ))}
  </ol>
);

function hintText({ groups, points, fans }: FanHints, step: FanHintStep, say: Say): string {
  if (step === 'groups') return say(groups.length > 0 ? 'fans.hint.groups' : 'fans.hint.loose');
  if (step === 'points') return say('fans.hint.points', { points: points.join(' + ') });
  return say('fans.hint.fans', {
    fans: fans.map((item) => itemName(say, 'mcr', item)).join(' · '),
  });
}
