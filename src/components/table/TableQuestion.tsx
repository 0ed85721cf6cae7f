import { useMemo, useState } from 'preact/hooks';
import { answerTo, isRight, type TableExercise, withThrows } from '../../course/table-questions.ts';
import { createRng, throwDice } from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words.ts';
import { markOfChoice } from './marks.tsx';
import { promptOf } from './prompt.ts';
import { TableBoard } from './TableBoard.tsx';
import type { TableReason } from './TableReason.tsx';
import './table.css';

interface TableQuestionProps {
  readonly exercise: TableExercise;
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

/** A question about the table: something to touch, an answer, and its reason. */
export function TableQuestion({ exercise: first, locale, words }: TableQuestionProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const [exercise, setExercise] = useState(first);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState(false);
  // The reasons are more than half of the widget, and nobody reads them before the answer.
  const [Reason, setReason] = useState<typeof TableReason>();
  const answer = checked ? answerTo(exercise) : undefined;
  const hasDice = 'throws' in exercise;
  const right = checked && isRight(exercise, chosen);

  const ask = (next: TableExercise) => {
    setExercise(next);
    setChosen([]);
    setChecked(false);
  };
  const touch = (next: readonly string[]) => {
    if (!checked) setChosen(next);
  };
  const check = () => {
    setChecked(true);
    void import('./TableReason.tsx').then((loaded) => setReason(() => loaded.TableReason));
  };
  const throwAgain = () => {
    const rng = createRng(Date.now());
    ask(withThrows(exercise, () => throwDice(rng)));
  };

  return (
    <div class="table-question">
      <p class="table-prompt">{promptOf(exercise, { locale, say })}</p>
      <TableBoard
        exercise={exercise}
        chosen={chosen}
        checked={checked}
        locale={locale}
        say={say}
        markOf={(item) =>
          markOfChoice(item, { chosen, ...(answer && { answer: right ? chosen : answer }) })
        }
        onChoose={(item) => touch([item])}
        onToggle={(item) =>
          touch(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item])
        }
      />
      <div class="question-actions">
        {checked ? (
          <button type="button" class="button button--main" onClick={() => ask(exercise)}>
            {say('table.again')}
          </button>
        ) : (
          <button
            type="button"
            class="button button--main"
            disabled={chosen.length === 0}
            onClick={check}
          >
            {say('table.check')}
          </button>
        )}
        {checked && hasDice && (
          <button type="button" class="button" onClick={throwAgain}>
            {say('table.throwAgain')}
          </button>
        )}
      </div>
      <div class="table-verdict" aria-live="polite">
        {checked && (
          <>
            <p class="verdict-line" data-right={right}>
              {say(right ? 'table.right' : 'table.notYet')}
            </p>
            {Reason && <Reason exercise={exercise} chosen={chosen} locale={locale} say={say} />}
          </>
        )}
      </div>
    </div>
  );
}
