import { useMemo, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import { type Sheet, stepsOf } from '../../stores/score-sheet.ts';
import { Verdict } from '../answer/Verdict.tsx';
import { ScoreSheet } from '../boards/ScoreSheet.tsx';
import { GuessForm } from './GuessForm.tsx';
import '../answer/answers.css';

interface ScoreGuessProps {
  readonly sheet: Sheet;
  /** What every winner starts with; 0 for a hand that lost. */
  readonly start: number;
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

/** A total to guess; then the sheet, line after line. */
export function ScoreGuess({ sheet, start, locale, words }: ScoreGuessProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const [guess, setGuess] = useState<number | undefined>(undefined);
  const [shown, setShown] = useState(0);
  const all = stepsOf(sheet);

  const answer = (given: number): void => {
    setGuess(given);
    setShown(1);
  };
  return (
    <div class="guess-board">
      {guess === undefined && (
        <GuessForm
          label={say('score.field')}
          action={say('score.check')}
          refusal={say('score.needNumber')}
          onGuess={answer}
        />
      )}
      <Verdict right={guess === undefined ? undefined : guess === sheet.totals.total}>
        {guess !== undefined && verdictText({ sheet, start, guess }, say)}
      </Verdict>
      {shown > 0 && <ScoreSheet sheet={sheet} locale={locale} say={say} shown={shown} />}
      {shown > 0 && (
        <div class="question-actions">
          {shown < all ? (
            <>
              <NextLine label={say('score.nextLine')} onNext={() => setShown(shown + 1)} />
              <button type="button" class="button" onClick={() => setShown(all)}>
                {say('score.allLines')}
              </button>
            </>
          ) : (
            <button
              type="button"
              class="button"
              onClick={() => {
                setGuess(undefined);
                setShown(0);
              }}
            >
              {say('score.again')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The main button takes the focus that the form has left, so that Enter goes on. */
const NextLine = ({ label, onNext }: { readonly label: string; readonly onNext: () => void }) => (
  <button type="button" class="button button--main" onClick={onNext} ref={focusOnce}>
    {label}
  </button>
);

const focused = new WeakSet<HTMLElement>();
function focusOnce(button: HTMLButtonElement | null): void {
  if (!button || focused.has(button)) return;
  focused.add(button);
  button.focus({ preventScroll: true });
}

interface Guess extends Pick<ScoreGuessProps, 'sheet' | 'start'> {
  readonly guess: number;
}

/** What went wrong, where the number tells it. */
function verdictText({ sheet, start, guess }: Guess, say: Say): string {
  const { total, base, doubles } = sheet.totals;
  if (guess === total) return say('score.right', { n: total });
  const data = { guess, n: total };
  if (sheet.steps.some(({ kind }) => kind === 'limit')) return say('score.wrong', data);
  if (guess === base * 2 ** doubles && guess > total) return say('score.slip.limit', data);
  if (start > 0 && guess === (base - start) * 2 ** doubles) return say('score.slip.start', data);
  if (doubles > 0 && guess === base) return say('score.slip.base', data);
  return say('score.wrong', data);
}
