import { useMemo, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { itemName } from '../../i18n/score-names.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import type { Sheet } from '../../stores/score-sheet.ts';
import { ScoreSheet } from '../boards/ScoreSheet.tsx';
import { markOf, PICK_SIGNS, type PickMark } from './picked.ts';
import { Verdict } from './Verdict.tsx';
import './lessons.css';

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
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState(false);
  const touch = (item: string): void =>
    setChosen(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item]);
  const marks = candidates.map(({ item, counts }) => ({
    item,
    mark: markOf({ chosen: chosen.includes(item), wanted: counts, checked }),
  }));
  const count = (wanted: PickMark): number => marks.filter(({ mark }) => mark === wanted).length;
  const right = count('missed') + count('wrong') === 0;
  return (
    <div class="guess-board">
      <ul class="line-choice">
        {marks.map(({ item, mark }) => (
          <li key={item}>
            <LineButton
              name={itemName(say, sheet.rules, item)}
              mark={mark}
              say={say}
              onTouch={checked ? undefined : () => touch(item)}
            />
          </li>
        ))}
      </ul>
      <div class="question-actions">
        <button
          type="button"
          class={checked ? 'button' : 'button button--main'}
          onClick={() => {
            if (checked) setChosen([]);
            setChecked(!checked);
          }}
        >
          {say(checked ? 'score.again' : 'score.check')}
        </button>
      </div>
      <Verdict right={checked ? right : undefined}>
        {right
          ? say('score.lines.right')
          : say('score.lines.wrong', { missed: count('missed'), wrong: count('wrong') })}
      </Verdict>
      {checked && <ScoreSheet sheet={sheet} locale={locale} say={say} />}
    </div>
  );
}

interface LineButtonProps {
  readonly name: string;
  readonly mark: PickMark | undefined;
  readonly say: Say;
  /** Absent once the answer is given. */
  readonly onTouch: (() => void) | undefined;
}

/** A line to tick; once judged, with its mark. */
export function LineButton({ name, mark, say, onTouch }: LineButtonProps) {
  const judged = mark !== undefined && mark !== 'chosen';
  return (
    <button
      type="button"
      class="line-button"
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'found' || mark === 'wrong'}
      aria-label={judged ? `${name}, ${say(`score.lines.mark.${mark}`)}` : undefined}
      onClick={onTouch}
    >
      <span class="line-sign" aria-hidden="true">
        {mark ? PICK_SIGNS[mark] : ''}
      </span>
      {name}
    </button>
  );
}
