/** What came of the day: each part of it, what is known now, when the cards come again. */

import { dayOf } from '../../course/day.ts';
import { pageHref } from '../../course/links.ts';
import type { Plan } from '../../stores/guide/plan.ts';
import { type PartResult, resultsOf } from '../../stores/guide/today.ts';
import { forecast } from '../../stores/record/due.ts';
import { daysOf, numberOf, streakOf } from '../../stores/record/practice.ts';
import { $progress } from '../../stores/record/progress.ts';
import { NextReviews } from '../mistakes/ReviewSoFar.tsx';
import { Button } from '../parts/Button.tsx';
import type { DayProps } from './day-props.ts';

interface DayEndProps extends DayProps {
  readonly plan: Plan;
  readonly onMore: () => void;
}

export function DayEnd({ plan, onMore, ...props }: DayEndProps) {
  const { cards, tallies, now, locale, say } = props;
  const results = resultsOf(plan, props);
  const practised = new Set(daysOf(tallies).map(numberOf));
  const streak = streakOf(practised, dayOf(now));
  // What is due and was not asked today waits till then.
  const [today = 0, next = 0] = forecast(cards, now);
  const tomorrow = today + next;
  return (
    <section class="own-sheet today-sheet today-done grid gap-4" aria-labelledby="today-done">
      <h2 class="text-l" id="today-done">
        {say('today.done')}
      </h2>
      {results.length === 0 && <p>{say('today.done.nothing')}</p>}
      <ul class="today-results line-above plain-list figure-line">
        {results.map((result, at) => (
          <Result key={at} {...props} result={result} />
        ))}
      </ul>
      <NextReviews {...{ plan, cards, now, locale, say }} />
      {streak > 1 && <p>{say('today.streak', { n: streak })}</p>}
      {cards.length > 0 && (
        <p>{tomorrow > 0 ? say('today.tomorrow', { n: tomorrow }) : say('today.tomorrow.none')}</p>
      )}
      <p class="today-acts row cluster sans text-s">
        <a class="button" href={pageHref(locale, 'skills')}>
          {say('skills.title')}
        </a>
        <Button look="quiet" onClick={onMore}>
          {say('today.more')}
        </Button>
      </p>
    </section>
  );
}

function Result({ result, say, lessons, drills }: DayProps & { readonly result: PartResult }) {
  const { asked, right } = result;
  if (result.kind === 'lesson') {
    const title = lessons.find(({ key }) => key === result.lesson)?.title ?? '';
    const isRead = $progress.get().lessons[result.lesson]?.finished;
    return (
      <li class="row cluster spread touch line-below">
        <strong>{say('today.lesson', { title })}</strong>
        <span>{say(isRead ? 'today.done.read' : 'today.done.begun')}</span>
      </li>
    );
  }
  const count = <span>{say('today.done.right', { right, n: asked })}</span>;
  if (result.kind === 'cards')
    return (
      <li class="row cluster spread touch line-below">
        <strong>{say('today.cards')}</strong>
        {count}
      </li>
    );
  return (
    <li class="row cluster spread touch line-below">
      <strong>{drills.find(({ page }) => page === result.page)?.title}</strong>
      {result.rung && <span>{result.rung.name}</span>}
      {count}
      {result.becameKnown && <b>{say('today.done.known')}</b>}
    </li>
  );
}
