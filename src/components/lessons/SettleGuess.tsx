import { useMemo, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { francs } from '../../i18n/money.ts';
import { speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import { isSameSum } from '../../stores/figures.ts';
import type { SettleView } from '../../stores/settle-view.ts';
import { type SeatNames, SettleTable } from '../boards/SettleTable.tsx';
import { GuessForm } from './GuessForm.tsx';
import { Verdict } from './Verdict.tsx';
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
  const inFrancs = (amount: number): string =>
    say('settle.francs', { amount: francs(locale, amount) });
  return (
    <div class="guess-board">
      <SettleTable view={view} names={names} locale={locale} say={say} open={guess !== undefined} />
      {guess === undefined && (
        <GuessForm
          label={say('settle.field')}
          action={say('score.check')}
          refusal={say('score.needNumber')}
          onGuess={setGuess}
        />
      )}
      <Verdict right={right}>
        {guess !== undefined &&
          (right
            ? say('settle.right', { amount: inFrancs(answer) })
            : say('settle.wrong', { guess: inFrancs(guess), amount: inFrancs(answer) }))}
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
