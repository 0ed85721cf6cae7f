/** A set that somebody else put together: to be answered, printed, or taken over. */
import { useState } from 'preact/hooks';
import type { Voice } from '../../i18n/speak.ts';
import { $ownSet, changeOwnSet } from '../../stores/set/own-set.ts';
import { MOST, type QuestionSet, withQuestions, withTitle } from '../../stores/set/question-set.ts';
import { addressOf } from '../../stores/set/set-text.ts';
import { Button } from '../parts/Button.tsx';
import { GivenText } from '../parts/GivenText.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { SetActs } from './SetActs.tsx';
import type { ListedDrill } from './set-drills.ts';
import { useChecks } from './use-checks.ts';

interface GivenSetProps extends Voice {
  readonly set: QuestionSet;
  readonly drills: readonly ListedDrill[];
  readonly onLeave: () => void;
}

export function GivenSet({ set, drills, onLeave, locale, say }: GivenSetProps) {
  const { title, questions } = set;
  const checks = useChecks(questions, drills);
  const [said, setSaid] = useState('');
  const take = (): void => {
    const own = $ownSet.get();
    const after = withQuestions(own, questions);
    if (!after) {
      setSaid(say('set.take.many', { most: MOST.questions }));
      return;
    }
    changeOwnSet(() => (own.title === '' ? withTitle(after, title) : after));
    setSaid(say('set.taken'));
  };
  return (
    <section class="grid gap-4" aria-labelledby="given-set">
      <h2 class="text-l" id="given-set">
        {title === '' ? say('set.untitled') : <GivenText text={title} />}
      </h2>
      <p class="text-s soft">{say('set.given.note')}</p>
      <SetActs {...{ set, checks, locale, say }}>
        <Button onClick={take}>{say('set.take')}</Button>
        <Button look="quiet" onClick={onLeave}>
          {say('set.leave')}
        </Button>
        <span role="status">{said}</span>
      </SetActs>
      <ol class="question-list plain-list sans text-s figure-line">
        {questions.map((question, at) => (
          <QuestionRow
            key={`${at} ${addressOf(question)}`}
            {...{ question, at, locale, say }}
            check={checks[at]}
          >
            <p class="text-s">{question.words !== '' && <GivenText text={question.words} />}</p>
          </QuestionRow>
        ))}
      </ol>
    </section>
  );
}
