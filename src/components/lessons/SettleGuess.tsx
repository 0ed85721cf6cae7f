import { useMemo, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { sumName } from '../../i18n/money.ts';
import { speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import { isSameSum } from '../../stores/figures.ts';
import type { SettleView } from '../../stores/settling/settle-view.ts';
import { Verdict } from '../answer/Verdict.tsx';
import { type SeatNames, SettleTable } from '../boards/SettleTable.tsx';
import { GuessForm } from './GuessForm.tsx';
import './lessons.css';

interface SettleGuessProps {
  readonly view: SettleView;
  readonly names: SeatNames;
  /** The sum that is asked for. */
  readonly answer: number;
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

/** One sum to guess; then all the payments of the hand. */
export function SettleGuess({ view, names, answer, locale, words }: SettleGuessProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const [guess, setGuess] = useState<number | undefined>(undefined);
  const right = guess === undefined ? undefined : isSameSum(guess, answer);
  const named = (amount: number): string => sumName(say, locale, { amount, unit: view.unit });
  return (
    <div class="guess-board">
      <SettleTable view={view} names={names} locale={locale} say={say} open={guess !== undefined} />
      {guess === undefined && (
        <GuessForm
          label={say(`settle.field.${view.unit}`)}
          action={say('score.check')}
          refusal={say('score.needNumber')}
          onGuess={setGuess}
        />
      )}
      <Verdict right={right}>
        {guess !== undefined &&
          (right
            ? say('settle.right', { amount: named(answer) })
            : say('settle.wrong', { guess: named(guess), amount: named(answer) }))}
      </Verdict>
      {guess !== undefined && (
        <div class="question-actions">
          <button type="button" class="button" onClick={() => setGuess(undefined)}>
            {say('score.again')}
          </button>
        </div>
      )}
    </div>
  );
}
