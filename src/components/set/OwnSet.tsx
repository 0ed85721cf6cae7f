/** The set that is being put together: its title, its questions, and what is said of each. */
import { useState } from 'preact/hooks';
import type { Voice } from '../../i18n/speak.ts';
import { changeOwnSet } from '../../stores/set/own-set.ts';
import {
  EMPTY_SET,
  MOST,
  moved,
  type QuestionSet,
  type SetQuestion,
  withBack,
  without,
  withQuestions,
  withTitle,
  withWords,
} from '../../stores/set/question-set.ts';
import { addressOf } from '../../stores/set/set-text.ts';
import { Button } from '../parts/Button.tsx';
import { UndoLine } from '../parts/UndoLine.tsx';
import { useUndo } from '../parts/use-undo.ts';
import { PasteList } from './PasteList.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { SetActs } from './SetActs.tsx';
import type { ListedDrill } from './set-drills.ts';
import { useChecks } from './use-checks.ts';

interface OwnSetProps extends Voice {
  readonly set: QuestionSet;
  readonly drills: readonly ListedDrill[];
}

type Loss = 'set.removed' | 'set.emptied';
type Change = (set: QuestionSet) => QuestionSet;

export function OwnSet(props: OwnSetProps) {
  const { set, drills, locale, say } = props;
  const { questions } = set;
  const checks = useChecks(questions, drills);
  const { canUndo, done, undo } = useUndo();
  const [loss, setLoss] = useState<Loss>('set.removed');
  const lose = (kind: Loss, change: Change, back: Change): void => {
    changeOwnSet(change);
    setLoss(kind);
    done(async () => changeOwnSet(back));
  };
  const remove = (question: SetQuestion, at: number): void =>
    lose(
      'set.removed',
      (now) => without(now, at),
      (now) => withBack(now, at, question),
    );
  const empty = (): void =>
    lose(
      'set.emptied',
      () => EMPTY_SET,
      (now) => withQuestions(set, now.questions) ?? now,
    );
  return (
    <section class="grid gap-4" aria-labelledby="own-set">
      <h2 class="text-m" id="own-set">
        {say('set.own')}
      </h2>
      <TitleField {...{ set, say }} />
      {questions.length === 0 ? (
        <div class="note">
          <p>{say('set.empty')}</p>
          <p>{say('set.empty.how')}</p>
        </div>
      ) : (
        <ol class="question-list plain-list sans text-s figure-line">
          {questions.map((question, at) => (
            <QuestionRow
              key={addressOf(question)}
              {...{ question, at, locale, say }}
              check={checks[at]}
            >
              <RowActs {...{ set, at, say }} onRemove={() => remove(question, at)} />
              <WordsField {...{ set, at, say }} />
            </QuestionRow>
          ))}
        </ol>
      )}
      <UndoLine said={canUndo ? say(loss) : undefined} name={say('site.undo')} undo={undo} />
      {questions.length > 0 && (
        <SetActs {...{ set, checks, locale, say }}>
          <Button look="quiet" onClick={empty}>
            {say('set.clear')}
          </Button>
        </SetActs>
      )}
      <PasteList say={say} />
    </section>
  );
}

const TitleField = ({ set, say }: Pick<OwnSetProps, 'set' | 'say'>) => (
  <label class="field">
    <span>{say('set.own.title')}</span>
    <input
      type="text"
      dir="auto"
      autocomplete="off"
      maxLength={MOST.title}
      value={set.title}
      onInput={({ currentTarget }) => changeOwnSet((now) => withTitle(now, currentTarget.value))}
    />
  </label>
);

interface RowProps extends Pick<Voice, 'say'> {
  readonly set: QuestionSet;
  readonly at: number;
}

function RowActs({ set, at, say, onRemove }: RowProps & { readonly onRemove: () => void }) {
  const n = at + 1;
  const move = (by: 1 | -1) => (): void => changeOwnSet((now) => moved(now, at, by));
  return (
    <p class="question-acts cluster text-xs">
      {at > 0 && <Act name={say('set.up')} whole={say('set.up.which', { n })} onClick={move(-1)} />}
      {n < set.questions.length && (
        <Act name={say('set.down')} whole={say('set.down.which', { n })} onClick={move(1)} />
      )}
      <Act name={say('set.remove')} whole={say('set.remove.which', { n })} onClick={onRemove} />
    </p>
  );
}

interface ActProps {
  readonly name: string;
  /** What is read out: the name, and of which question. */
  readonly whole: string;
  readonly onClick: () => void;
}

const Act = ({ name, whole, onClick }: ActProps) => (
  <button class="bare touch" type="button" aria-label={whole} onClick={onClick}>
    {name}
  </button>
);

const WordsField = ({ set, at, say }: RowProps) => (
  <label class="grid gap-1 text-s soft">
    {say('set.words', { n: at + 1 })}
    <textarea
      class="card full-width ink"
      style="font: inherit"
      dir="auto"
      rows={2}
      maxLength={MOST.words}
      value={set.questions[at]?.words}
      onInput={({ currentTarget }) =>
        changeOwnSet((now) => withWords(now, at, currentTarget.value))
      }
    />
  </label>
);
