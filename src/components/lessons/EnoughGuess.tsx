import { useMemo, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import type { Sheet } from '../../stores/score-sheet.ts';
import { markOf, PICK_SIGNS } from '../answer/picked.ts';
import { Verdict } from '../answer/Verdict.tsx';
import { ScoreSheet } from '../boards/ScoreSheet.tsx';
import '../answer/answers.css';

interface EnoughGuessProps {
  readonly sheet: Sheet;
  readonly enough: boolean;
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

function enoughText(right: boolean, enough: boolean, say: Say): string {
  if (right) return say('score.enough.right');
  return say(enough ? 'score.enough.itMay' : 'score.enough.itMayNot');
}

/** Whether a hand is worth what it takes to go out: two answers, one touch, then the sheet. */
export function EnoughGuess({ sheet, enough, locale, words }: EnoughGuessProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const [given, setGiven] = useState<boolean | undefined>(undefined);
  const right = given === enough;
  return (
    <div class="guess-board">
      <div class="question-actions">
        {[true, false].map((one) => {
          const mark =
            given !== undefined
              ? markOf({ chosen: given === one, wanted: one === enough, checked: true })
              : undefined;
          return (
            <button
              key={String(one)}
              type="button"
              class="button tally-button"
              data-mark={mark}
              aria-pressed={given === one}
              onClick={() => setGiven(one)}
            >
              {mark && <span aria-hidden="true">{PICK_SIGNS[mark]}</span>}
              {say(one ? 'score.enough.yes' : 'score.enough.no')}
            </button>
          );
        })}
      </div>
      <Verdict right={given === undefined ? undefined : right}>
        {given !== undefined && enoughText(right, enough, say)}
      </Verdict>
      {given !== undefined && <ScoreSheet sheet={sheet} locale={locale} say={say} />}
    </div>
  );
}
