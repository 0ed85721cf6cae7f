import { useMemo } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { itemName } from '../../i18n/score-names.ts';
import { speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import type { Sheet } from '../../stores/score-sheet.ts';
import { LineButton } from '../answer/LineButton.tsx';
import { ScoreSheet } from '../boards/ScoreSheet.tsx';
import { PicksFoot, usePicks } from './use-picks.tsx';
import '../answer/answers.css';

/** A line that may be in the hand, or not. */
export interface Candidate {
  readonly item: string;
  readonly counts: boolean;
}

interface ScoreLinesProps {
  readonly sheet: Sheet;
  readonly candidates: readonly Candidate[];
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

/** Lines to tell apart: those that the hand has, and others. */
export function ScoreLines({ sheet, candidates, locale, words }: ScoreLinesProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const picks = usePicks(candidates, ({ counts }) => counts);
  const { checked, missed, wrong, touch } = picks;
  return (
    <div class="guess-board">
      <ul class="line-choice">
        {candidates.map((line) => (
          <li key={line.item}>
            <LineButton
              name={itemName(say, sheet.rules, line.item)}
              mark={picks.markOf(line)}
              say={say}
              onTouch={touch && (() => touch(line))}
            />
          </li>
        ))}
      </ul>
      <PicksFoot
        picks={picks}
        check={say('score.check')}
        verdict={(right) =>
          right ? say('score.lines.right') : say('score.lines.wrong', { missed, wrong })
        }
        say={say}
      />
      {checked && <ScoreSheet sheet={sheet} locale={locale} say={say} />}
    </div>
  );
}
