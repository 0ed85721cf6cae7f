import { FAN_HINTS, type FanHintStep, type FanHints } from '../../../engine/index.ts';
import { itemName } from '../../../i18n/score-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import { type Sheet, stepsOf } from '../../../stores/score-sheet.ts';
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

interface ActionsProps {
  readonly session: { readonly hint: () => void; readonly reveal: (lines: number) => void };
  readonly hints: number;
  readonly shown: number;
  readonly sheet: Sheet | undefined;
  readonly say: Say;
}

/** What can be done now: check or a hint, then the sheet or the next hand. */
export function FanActions({ session, hints, shown, sheet, say }: ActionsProps) {
  const left = FAN_HINTS.length - hints;
  const closed = sheet ? stepsOf(sheet) - shown : 0;
  return (
    <div class="question-actions">
      <button type="submit" class="button button--main">
        {say(sheet ? 'answer.next' : 'score.check')}
      </button>
      {!sheet && (
        <button type="button" class="button" disabled={left === 0} onClick={session.hint}>
          {say('answer.hintsLeft', { n: left })}
        </button>
      )}
      {closed > 0 && (
        <>
          <button type="button" class="button" onClick={() => session.reveal(1)}>
            {say('score.nextLine')}
          </button>
          <button type="button" class="button" onClick={() => session.reveal(closed)}>
            {say('score.allLines')}
          </button>
        </>
      )}
    </div>
  );
}
